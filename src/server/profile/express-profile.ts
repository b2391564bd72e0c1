import type { RequestListener } from 'node:http'
import { readSessionToken, sessionCookieName } from '../auth/session.ts'
import { missingSessionFlag } from '../auth/session-flag.ts'
import { AppError, errorResponse } from '../errors.ts'
import { asPassing } from '../explain-failure.ts'
import { refuseFromSocket } from '../http/refuse-from-socket.ts'
import { chooseRequestId } from '../http/request-id.ts'
import { logAnswer } from '../http/request-log.ts'
import { apiSecurityHeaders } from '../http/security-headers.ts'
import { logFailure } from '../log-failure.ts'
import type { Services } from '../services.ts'
import { findSessionProfile } from './profile-repository.ts'

const profilePath = /^\/api\/users\/([^/?]+)$/
/** As the app has it: both count as one. */
const profileRoute = '/api/users/:userId'

/**
 * Answers the one call that everybody signed in makes at every navigation, straight from the socket:
 * with somebody's own profile, which is there, or with a database that is away. The app has the same
 * route, and answers whatever is otherwise.
 */
export function expressProfile(services: Services, app: RequestListener): RequestListener {
  const { env, authSecret, database, log, now } = services
  const cookieName = sessionCookieName(env.isHttps)
  const findMissingFlag = missingSessionFlag(services)
  const apiHeaders = Object.fromEntries(apiSecurityHeaders(env.hsts))
  const always = [...apiSecurityHeaders(env.hsts), ['content-type', 'application/json']].flat()

  return async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const userId = method === 'GET' ? profilePath.exec(path)?.[1] : undefined
    const token = userId && readSessionToken(headers.cookie, cookieName, authSecret)
    if (!token) return app(request, response)
    const startedMs = performance.now()
    const requestId = chooseRequestId(headers['x-request-id']?.toString())
    const found = await findSessionProfile(database.db, token, now()).catch(asPassing)
    if (found instanceof AppError) {
      logFailure(log, { requestId }, found)
      const own = { ...apiHeaders, 'x-request-id': requestId }
      await refuseFromSocket(response, errorResponse(found), own)
      const { statusCode: status } = response
      logAnswer(log, { requestId, method, path, route: profileRoute, status, startedMs })
      return
    }
    if (!found?.profile || found.userId !== userId) return app(request, response)
    // Text, not bytes: Node sends it and the headers in one piece.
    const body = JSON.stringify(found.profile)
    const own = ['x-request-id', requestId, 'content-length', String(Buffer.byteLength(body))]
    const flag = findMissingFlag(headers.cookie)
    if (flag !== null) own.push('set-cookie', flag)
    try {
      response.writeHead(200, [...always, ...own])
      response.end(body)
    } catch (error) {
      if (response.headersSent) throw error
      return app(request, response)
    }
    logAnswer(log, { requestId, method, path, route: profileRoute, status: 200, startedMs })
  }
}
