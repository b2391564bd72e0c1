import type { LimitName } from '#server/config/limits.ts'

const minuteMs = 60_000
export const quarterHourMs = 15 * minuteMs

export type PathLimit = {
  /** It sends a letter or a code. */
  mails?: true
  /** Each address has its own tries: others cannot use up the owner's. */
  perAddress?: true
  /** Past the limit a proof of work lets a try through. */
  takesProof?: true
}

/**
 * The calls of the sign-in library that guess at somebody's secrets or write to them. Each is held
 * to the limit of its own name.
 */
export const pathLimits = {
  '/sign-in/email': { takesProof: true },
  '/sign-up/email': { mails: true },
  '/request-password-reset': { mails: true },
  '/send-verification-email': { mails: true },
  '/change-email': { mails: true },
  '/email-code/send': { mails: true, perAddress: true },
  '/phone-number/send-otp': { mails: true },
  '/phone-number/verify': {},
} as const satisfies Partial<Record<LimitName, PathLimit>>

export type LimitedPath = keyof typeof pathLimits

export function findPathLimit(path: string): { name: LimitedPath; limit: PathLimit } | null {
  if (!Object.hasOwn(pathLimits, path)) return null
  const name = path as LimitedPath
  return { name, limit: pathLimits[name] }
}
