import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieName } from '#contract/stored-things.ts'
import type { Env } from '#server/config/env.ts'
import type { ServerContext } from '#server/context.ts'

type Deps = { authSecret: string; env: Pick<Env, 'privateLinkVersion'> }

export const linkStart = '/enter/'
export const guestCookie = 'party-dojo-guest' satisfies CookieName
export const guestSeconds = 365 * 24 * 60 * 60

/** The key of the link: made from the secret of the site, so that every process knows it. */
export function privateKey(deps: Deps): string {
  return sign(deps, 'private link').slice(0, 22)
}

export function isPrivateKey(deps: Deps, given: string): boolean {
  return isSame(given, privateKey(deps))
}

/** What the link puts into a browser. It ends with the version of the link it was opened by. */
export function makeGuestValue(deps: Deps, nowMs: number): string {
  const until = Math.floor(nowMs / 1000) + guestSeconds
  return `${until}.${sign(deps, `guest ${until}`)}`
}

export function isGuestValue(deps: Deps, value: string, nowMs: number): boolean {
  const dot = value.indexOf('.')
  const until = value.slice(0, Math.max(0, dot))
  return isSame(value.slice(dot + 1), sign(deps, `guest ${until}`)) && Number(until) * 1000 > nowMs
}

function sign({ authSecret, env }: Deps, text: string): string {
  const words = `${text} ${env.privateLinkVersion}`
  return createHmac('sha256', authSecret).update(words).digest('base64url')
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export type PrivateDeps = Pick<ServerContext, 'env' | 'authSecret' | 'database' | 'now' | 'log'>
