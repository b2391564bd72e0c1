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
/** As the app has it: both count as one. */
const profileRoute = '/api/users/:userId'

/**
 * Answers the one call that everybody signed in makes at every navigation, straight from the socket:
 * with somebody's own profile, which is there, or with a database that is away. The app has the same
 * route, and answers whatever is otherwise.
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
    // Text, not bytes: Node sends it and the headers in one piece.
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
