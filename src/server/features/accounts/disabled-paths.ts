/**
 * Routes of the sign-in library that are switched off: passwords for phone numbers (their reset
 * never reaches the owner), guessing a signed-in user's password, and provider tokens sent by a
 * browser.
 */
export const disabledPaths = [
  '/sign-in/phone-number',
  '/phone-number/request-password-reset',
  '/phone-number/reset-password',
  '/verify-password',
  '/refresh-token',
  '/get-access-token',
  '/account-info',
]
