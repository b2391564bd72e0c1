import { createMiddleware } from 'hono/factory'
import type { CookieName } from '#contract/cookies.ts'
import { signedInCookie } from '#contract/signed-in-cookie.ts'

import type { AppEnv } from '#server/platform/web/app-env.ts'
import {
  findCookie,
  readSessionToken,
  type SessionDeps,
  sessionCookieName,
  sessionSeconds,
} from './session.ts'

type FlagDeps = Pick<SessionDeps, 'env' | 'authSecret'>

/** Tells pages in a cookie whether there is a session (spec §16); no server reads it as one. */
export function sessionFlagMiddleware(deps: FlagDeps) {
  const findMissingFlag = createMissingFlagFinder(deps)
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    const cookies = c.req.header('cookie')
    const sessionWrite = findSessionWrite(headers, sessionCookieName(deps.env.isHttps))
    // Shared answers must not set cookies.
    const isPrivate = headers.get('cache-control')?.includes('no-store') === true
    const flag = sessionWrite
      ? formatFlagCookie(deps, sessionWrite.maxAgeSeconds)
      : isPrivate
        ? (findMissingFlag(cookies) ?? findStaleFlag(deps, cookies))
        : null
    if (flag !== null) headers.append('set-cookie', flag)
  })
}

/** For sessions that began in a build without the flag. */
export function createMissingFlagFinder(
  deps: FlagDeps,
): (cookies: string | undefined) => string | null {
  const { env, authSecret } = deps
  const sessionName = sessionCookieName(env.isHttps)
  return (cookies) => {
    if (!cookies?.includes(sessionName) || findCookie(cookies, signedInCookie) !== null) return null
    const token = readSessionToken(cookies, sessionName, authSecret)
    return token === null ? null : formatFlagCookie(deps, sessionSeconds)
  }
}

export function writesSession(headers: Headers, { env }: FlagDeps): boolean {
  return findSessionWrite(headers, sessionCookieName(env.isHttps)) !== null
}

export function endedSessionCookie({ env }: FlagDeps): string {
  return `${formatCookie(env.isHttps, sessionCookieName(env.isHttps), '', 0)}; HttpOnly`
}

function findStaleFlag(deps: FlagDeps, cookies: string | undefined): string | null {
  const { env, authSecret } = deps
  if (findCookie(cookies, signedInCookie) === null) return null
  const token = readSessionToken(cookies, sessionCookieName(env.isHttps), authSecret)
  return token === null ? formatFlagCookie(deps, 0) : null
}

/** Without `Max-Age` the cookie lasts as long as a session. */
function findSessionWrite(headers: Headers, sessionName: string): { maxAgeSeconds: number } | null {
  const cookie = headers.getSetCookie().findLast((each) => each.startsWith(`${sessionName}=`))
  if (cookie === undefined) return null
  const maxAge = /;\s*max-age=(\d+)/i.exec(cookie)?.[1]
  return { maxAgeSeconds: maxAge === undefined ? sessionSeconds : Number(maxAge) }
}

function formatFlagCookie({ env }: FlagDeps, maxAgeSeconds: number): string {
  return formatCookie(env.isHttps, signedInCookie, maxAgeSeconds === 0 ? '' : '1', maxAgeSeconds)
}

function formatCookie(
  isHttps: boolean,
  name: CookieName,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = isHttps ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
}
