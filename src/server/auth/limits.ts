const minuteMs = 60_000
export const quarterHourMs = 15 * minuteMs

/** Calls a minute. A bar's guests share one address: room for a table at once, not for a script. */
export const callsPerMinute = 300

/** Letters and codes a quarter of an hour from one address. */
export const mailsPerQuarterHour = 60

type PathLimit = {
  /** How often a quarter of an hour one account or number may be tried, whoever asks. */
  tries: number
  /** It sends a letter or a code. */
  mails?: true
}

/** The calls of the sign-in library that guess at somebody's secrets or write to them. */
export const pathLimits: Readonly<Record<string, PathLimit>> = {
  '/sign-in/email': { tries: 20 },
  '/sign-up/email': { tries: 5, mails: true },
  '/request-password-reset': { tries: 5, mails: true },
  '/send-verification-email': { tries: 5, mails: true },
  '/change-email': { tries: 5, mails: true },
  '/phone-number/send-otp': { tries: 5, mails: true },
  '/phone-number/verify': { tries: 10 },
}

/** How often a quarter of an hour the password of whoever is signed in may be given wrongly. */
export const passwordTries = 20
