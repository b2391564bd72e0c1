/**
 * Ways of the library that this house does not offer: passwords for phone numbers, with resets that
 * the owner would not hear of, guessing at the password of whoever is signed in, and tokens of other
 * houses in the hands of a browser.
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
