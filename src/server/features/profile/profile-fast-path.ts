import type { RequestListener } from 'node:http'
import type { ServerContext } from '#server/context.ts'
import { errorResponse } from '#server/platform/web/errors.ts'
import { fastPath } from '#server/platform/web/fast-path.ts'
import { apiSecurityHeaders } from '#server/platform/web/security-headers.ts'
import { readSessionToken, sessionCookieName } from '#server/platform/web/session.ts'
import { createMissingFlagFinder } from '#server/platform/web/session-flag.ts'
import { findSessionProfile } from './profile-repository.ts'

const usersPath = '/api/users/'
const profilePath = /^\/api\/users\/[^/?]+$/

/** One's own profile, which every navigation asks for. */
export function profileFastPath(services: ServerContext, app: RequestListener): RequestListener {
  const { env, authSecret, database, log, now } = services
  const cookieName = sessionCookieName(env.isHttps)
  const findMissingFlag = createMissingFlagFinder(services)
  const apiHeaders = Object.fromEntries(apiSecurityHeaders(env.hsts))
  const baseHeaders = [...apiSecurityHeaders(env.hsts), ['content-type', 'application/json']].flat()

  return fastPath(
    log,
    {
      match: (url, headers) =>
        profilePath.test(url) ? readSessionToken(headers.cookie, cookieName, authSecret) : null,
      read: (token) => findSessionProfile(database.db, token, now()),
      body: ({ userId, profile }, url) =>
        profile && url.slice(usersPath.length) === userId ? JSON.stringify(profile) : null,
      headers(_, { cookie }) {
        const headers = [...baseHeaders]
        const flag = findMissingFlag(cookie)
        if (flag !== null) headers.push('set-cookie', flag)
        return headers
      },
      patternOf: () => '/api/users/:userId',
      refusalHeaders: () => apiHeaders,
      refusal: errorResponse,
    },
    app,
  )
}
