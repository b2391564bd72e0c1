import type { LimitName } from '#server/config/limits.ts'

const minuteMs = 60_000
export const quarterHourMs = 15 * minuteMs
/** A session this young proves its owner as well as a password would. */
export const freshSessionMs = quarterHourMs

export type PathLimit = {
  /** Sends an email or a code. */
  sendsMessage?: true
  /** Counted per IP address, so that others cannot lock the owner out. */
  isPerAddress?: true
  /** Above the limit a proof of work admits an attempt. */
  acceptsProof?: true
}

/** Calls of the sign-in library that guess at or change secrets, each with its own limit. */
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
