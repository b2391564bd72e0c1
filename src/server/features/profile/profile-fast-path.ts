import type { RequestListener } from 'node:http'
import type { ServerContext } from '#server/context.ts'
import { AppError, errorResponse } from '#server/platform/web/errors.ts'
import { logFailure } from '#server/platform/web/log-failure.ts'
import { chooseRequestId } from '#server/platform/web/request-id.ts'
import { logResponse } from '#server/platform/web/request-log.ts'
import { apiSecurityHeaders } from '#server/platform/web/security-headers.ts'
import { readSessionToken, sessionCookieName } from '#server/platform/web/session.ts'
import { createMissingFlagFinder } from '#server/platform/web/session-flag.ts'
import { asTransient } from '#server/platform/web/to-app-error.ts'
import { writeRefusal } from '#server/platform/web/write-refusal.ts'
import { findSessionProfile } from './profile-repository.ts'

const profilePath = /^\/api\/users\/([^/?]+)$/
/** Route pattern of the app: metrics count both as one. */
const profileRoute = '/api/users/:userId'

/**
 * Answers GET of one's own profile, which every navigation makes, without the app, and 503 while
 * the database is unavailable. The app has the same route and answers everything else.
 */
export function profileFastPath(services: ServerContext, app: RequestListener): RequestListener {
  const { env, authSecret, database, log, now } = services
  const cookieName = sessionCookieName(env.isHttps)
  const findMissingFlag = createMissingFlagFinder(services)
  const apiHeaders = Object.fromEntries(apiSecurityHeaders(env.hsts))
  const baseHeaders = [...apiSecurityHeaders(env.hsts), ['content-type', 'application/json']].flat()

  return async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const userId = method === 'GET' ? profilePath.exec(path)?.[1] : undefined
    const token = userId && readSessionToken(headers.cookie, cookieName, authSecret)
    if (!token) return app(request, response)
    const startedMs = performance.now()
    const requestId = chooseRequestId(headers['x-request-id']?.toString())
    const found = await findSessionProfile(database.db, token, now()).catch(asTransient)
    if (found instanceof AppError) {
      logFailure(log, { requestId }, found)
      const errorHeaders = { ...apiHeaders, 'x-request-id': requestId }
      await writeRefusal(response, errorResponse(found), errorHeaders)
      const { statusCode: status } = response
      logResponse(log, { requestId, method, path, route: profileRoute, status, startedMs })
      return
    }
    if (!found?.profile || found.userId !== userId) return app(request, response)
    // Node sends a string together with the headers in one packet.
    const body = JSON.stringify(found.profile)
    const profileHeaders = [
      'x-request-id',
      requestId,
      'content-length',
      String(Buffer.byteLength(body)),
    ]
    const flag = findMissingFlag(headers.cookie)
    if (flag !== null) profileHeaders.push('set-cookie', flag)
    try {
      response.writeHead(200, [...baseHeaders, ...profileHeaders])
      response.end(body)
    } catch (error) {
      if (response.headersSent) throw error
      return app(request, response)
    }
    logResponse(log, { requestId, method, path, route: profileRoute, status: 200, startedMs })
  }
}
