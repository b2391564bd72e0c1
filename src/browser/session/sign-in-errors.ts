export type Problem = { code: string; sentence: string }

/** The sign-in library's error; our rate limits answer in `error`. */
export type AuthError = {
  code?: string
  message?: string
  status?: number
  error?: { code?: string; message?: string }
}

const restart = 'That sign-in got lost on its way back. Start it again from here.'
const provider =
  'The other side did not let us see who you are. Try again, or choose another way in.'
const broken = 'Something broke on our side. Please try again.'
const ceremony = 'No passkey was used. Try again, or choose another way in.'

const sentences: Record<string, string> = {
  POPUP_BLOCKED: 'Your browser held the sign-in window back. Go there on this page instead.',
  POPUP_CLOSED:
    'The sign-in window was closed before you were through. Open it again when you like.',
  POPUP_TIMEOUT: 'No answer came from the sign-in window. Check your connection and try again.',
  POPUP_SIGN_IN_FAILED: 'The sign-in window came back without an answer. Please try again.',
  UNAUTHORIZED_DOMAIN:
    'Other accounts open this house only at its proper address. Go there, or use your e-mail here.',
  NETWORK_FAILED: 'No network. Check your connection and try again.',

  INVALID_EMAIL_OR_PASSWORD:
    'This e-mail and password do not go together. Try again, or set a new password.',
  INVALID_PASSWORD: 'This is not your password. Try again.',
  INVALID_EMAIL: 'This does not look like an e-mail address. Check it for a slip.',
  EMAIL_NOT_VERIFIED:
    'This e-mail is not confirmed yet. We have just sent you a new link: open it, and you are in.',
  EMAIL_ALREADY_VERIFIED: 'This e-mail is confirmed already. Sign in with it.',
  PASSWORD_TOO_SHORT: 'This password is too short. Take 8 characters or more.',
  PASSWORD_TOO_LONG: 'This password is too long. Take at most 128 characters.',
  PASSWORD_TOO_COMMON: 'Half the street uses this password. Choose another one.',
  ACCOUNT_BLOCKED:
    'This account is blocked by the people who run this site. Ask them if you think it should not be.',
  SIGN_UP_OFF: 'This site takes no new accounts. Ask the people who run it if you should have one.',
  VALIDATION_ERROR: 'Something in the form is missing. Look it over and try again.',

  SESSION_NOT_FRESH: 'Sign out and in again first, so that we know it is you.',
  PHONE_NUMBER_EXIST: 'This number belongs to another account. Take another one.',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'This is your only way in. Add another one first.',

  // Links in emails
  TOKEN_EXPIRED: 'This link has gone stale: it works for an hour. Ask for a new one.',
  INVALID_TOKEN: 'This link has been used, or is too old. Ask for a new one.',
  USER_NOT_FOUND: 'There is no account behind this link any more. Make a new one.',
  INVALID_USER: 'This link belongs to another account. Sign out first, then open it again.',

  INVALID_PHONE_NUMBER: 'No network knows this number. Start it with + and your country.',
  INVALID_OTP: 'This is not the code we sent. Check it and try again.',
  OTP_EXPIRED: 'This code is older than five minutes. Send a new one.',
  OTP_NOT_FOUND: 'This code does not count any more. Send a new one.',
  TOO_MANY_ATTEMPTS: 'Three wrong codes, so this one is void. Send a new one.',

  AUTH_CANCELLED: ceremony,
  ERROR_CEREMONY_ABORTED: ceremony,
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: ceremony,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    'This device has a passkey for this account already. Use that one.',
  CHALLENGE_NOT_FOUND: 'That took too long. Try your passkey again.',
  PASSKEY_NOT_FOUND: 'This house does not know that passkey. Sign in another way, then add it.',
  AUTHENTICATION_FAILED: 'That passkey was not taken. Try again, or choose another way in.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address. Choose another way in.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address. Choose another way in.',

  // OAuth providers
  access_denied:
    'You said no over there, so nothing happened here. Try again, or choose another way in.',
  account_not_linked:
    'An account with this e-mail is here already. Sign in to it the way you did before.',
  unable_to_link_account:
    'An account with this e-mail is here already. Sign in to it the way you did before.',
  account_already_linked_to_different_user:
    'That account belongs to somebody else here. Sign in with another one.',
  email_not_found: 'The other side did not tell us an e-mail. Choose another way in.',
  email_not_verified:
    'The other side has not confirmed your e-mail. Confirm it there, or choose another way in.',
  unable_to_get_user_info: provider,
  invalid_code: provider,
  no_code: provider,
  server_error: provider,
  temporarily_unavailable: provider,
  provider_not_found: 'This house has no such door. Choose another way in.',
  oauth_provider_not_found: 'This house has no such door. Choose another way in.',
  state_mismatch: restart,
  state_not_found: restart,
  state_invalid: restart,
  please_restart_the_process: restart,
  invalid_callback_request: restart,
}

/** Our server's messages, which say how long to wait. */
const serverMessageCodes = new Set(['TOO_MANY_TRIES', 'rate_limited'])

/** For one of this app's codes, or an address' `?error=`. */
export function problemFor(code: string): Problem {
  return { code, sentence: sentences[code] ?? broken }
}

/** For an answer of the sign-in library. */
export function problemIn(answer: AuthError): Problem {
  const { code = '', message = '' } = answer.error ?? answer
  if (serverMessageCodes.has(code) && message !== '') return { code, sentence: message }
  if (code in sentences) return problemFor(code)
  if (answer.status === 429) return { code, sentence: 'Too many tries. Wait a minute, then go on.' }
  return { code, sentence: broken }
}

export const knownCodes: readonly string[] = Object.keys(sentences)
