import { createHmac } from 'node:crypto'
import type { Env } from '#server/config/env.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

export const unsubscribePath = '/info/unsubscribe'

type SigningDeps = { authSecret: string }

/** Where that account stops the letters that are not required, without signing in; for ever. */
export function unsubscribeLink(services: SigningDeps & { env: Env }, userId: string): string {
  const query = new URLSearchParams({ u: userId, s: sign(userId, services) })
  return `${publicOrigin(services.env)}${unsubscribePath}?${query}`
}

/** Whether we signed this account's link; it says nothing of whether there still is that account. */
export function isSignedUnsubscribeLink(
  services: SigningDeps,
  userId: string,
  signature: string,
): boolean {
  if (!/^[\w-]{1,64}$/.test(userId) || !/^[\w-]{43}$/.test(signature)) return false
  return isEqualInConstantTime(sign(userId, services), signature)
}

/** The public address; without one nothing leaves this machine. */
export function publicOrigin({ origin, port }: Env): string {
  return origin ?? `http://localhost:${port}`
}

/** For this purpose alone: what is signed here can never pass for a session or a token. */
function sign(userId: string, { authSecret }: SigningDeps): string {
  return createHmac('sha256', authSecret)
    .update(`unsubscribe ${userId} from letters`)
    .digest('base64url')
}
