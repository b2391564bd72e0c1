import type { LimitName } from '#server/config/limits.ts'

const minuteMs = 60_000
export const quarterHourMs = 15 * minuteMs

export type PathLimit = {
  /** It sends a letter or a code. */
  sendsMessage?: true
  /** Each address has its own tries: others cannot use up the owner's. */
  isPerAddress?: true
  /** Past the limit a proof of work lets a try through. */
  acceptsProof?: true
}

/**
 * The calls of the sign-in library that guess at somebody's secrets or write to them. Each is held
 * to the limit of its own name.
 */
export const pathLimits = {
  '/sign-in/email': { acceptsProof: true },
  '/sign-up/email': { sendsMessage: true },
  '/request-password-reset': { sendsMessage: true },
  '/send-verification-email': { sendsMessage: true },
  '/change-email': { sendsMessage: true },
  '/email-code/send': { sendsMessage: true, isPerAddress: true },
  '/phone-number/send-otp': { sendsMessage: true },
  '/phone-number/verify': {},
} as const satisfies Partial<Record<LimitName, PathLimit>>

export type LimitedPath = keyof typeof pathLimits

export function findPathLimit(path: string): { name: LimitedPath; limit: PathLimit } | null {
  if (!Object.hasOwn(pathLimits, path)) return null
  const name = path as LimitedPath
  return { name, limit: pathLimits[name] }
}
