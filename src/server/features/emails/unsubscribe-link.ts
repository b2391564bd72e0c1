import { createHmac } from 'node:crypto'
import type { Env } from '#server/config/env.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

export const unsubscribePath = '/info/unsubscribe'

type SigningDeps = { authSecret: string }

/** Switches optional emails off without signing in; never expires. */
export function unsubscribeLink(services: SigningDeps & { env: Env }, userId: string): string {
  const query = new URLSearchParams({ u: userId, s: sign(userId, services) })
  return `${publicOrigin(services.env)}${unsubscribePath}?${query}`
}

/** Whether the signature is valid; the account may be gone. */
export function isSignedUnsubscribeLink(
  services: SigningDeps,
  userId: string,
  signature: string,
): boolean {
  if (!/^[\w-]{1,64}$/.test(userId) || !/^[\w-]{43}$/.test(signature)) return false
  return isEqualInConstantTime(sign(userId, services), signature)
}

/** Without ORIGIN emails stay on this machine. */
export function publicOrigin({ origin, port }: Env): string {
  return origin ?? `http://localhost:${port}`
}

/** The text is for this purpose alone, so the signature can never pass for another. */
function sign(userId: string, { authSecret }: SigningDeps): string {
  return createHmac('sha256', authSecret)
    .update(`unsubscribe ${userId} from letters`)
    .digest('base64url')
}
