import { createHmac } from 'node:crypto'
import type { CookieName } from '#contract/cookies.ts'
import type { Env } from '#server/config/env.ts'
import type { ServerContext } from '#server/context.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'

type Deps = { authSecret: string; env: Pick<Env, 'privateLinkVersion'> }

export const privateLinkPrefix = '/enter/'
export const guestCookie = 'party-dojo-guest' satisfies CookieName
export const guestSeconds = 365 * 24 * 60 * 60

/** Derived from the site's secret, so every process knows it. */
export function privateLinkKey(deps: Deps): string {
  return sign(deps, 'private link').slice(0, 22)
}

export function isPrivateLinkKey(deps: Deps, given: string): boolean {
  return isEqualInConstantTime(given, privateLinkKey(deps))
}

/** The cookie of the link; invalid once the link's version changes. */
export function makeGuestToken(deps: Deps, nowMs: number): string {
  const expiresAtSeconds = Math.floor(nowMs / 1000) + guestSeconds
  return `${expiresAtSeconds}.${sign(deps, `guest ${expiresAtSeconds}`)}`
}

export function isGuestToken(deps: Deps, token: string, nowMs: number): boolean {
  const dot = token.indexOf('.')
  const expiresAtSeconds = token.slice(0, Math.max(0, dot))
  return (
    isEqualInConstantTime(token.slice(dot + 1), sign(deps, `guest ${expiresAtSeconds}`)) &&
    Number(expiresAtSeconds) * 1000 > nowMs
  )
}

function sign({ authSecret, env }: Deps, text: string): string {
  const payload = `${text} ${env.privateLinkVersion}`
  return createHmac('sha256', authSecret).update(payload).digest('base64url')
}

export type PrivateDeps = Pick<ServerContext, 'env' | 'authSecret' | 'database' | 'now' | 'log'>
