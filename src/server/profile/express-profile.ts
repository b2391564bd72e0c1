import type { RequestListener } from 'node:http'
import { readSessionToken, sessionCookieName } from '../auth/session.ts'
import { chooseRequestId } from '../http/request-id.ts'
import { logAnswer } from '../http/request-log.ts'
import { apiSecurityHeaders } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { findSessionProfile } from './profile-repository.ts'

const profilePath = /^\/api\/users\/([^/?]+)$/

/**
 * Answers the one call that everybody signed in makes at every navigation, straight from the socket,
 * and only when all is well: somebody's own profile, which is there. The app has the same route, and
 * answers whatever is otherwise.
 */
export function expressProfile(services: Services, app: RequestListener): RequestListener {
  const { env, authSecret, database, log, now } = services
  const cookieName = sessionCookieName(env.isHttps)
  const always = [...apiSecurityHeaders(env.isHttps), ['content-type', 'application/json']].flat()

  return async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const userId = method === 'GET' ? profilePath.exec(path)?.[1] : undefined
    const token = userId && readSessionToken(headers.cookie, cookieName, authSecret)
    if (!token) return app(request, response)
    const startedMs = performance.now()
    const found = await findSessionProfile(database.db, token, now()).catch(() => null)
    if (!found?.profile || found.userId !== userId) return app(request, response)
    const requestId = chooseRequestId(headers['x-request-id']?.toString())
    // Text, not bytes: Node sends it and the headers in one piece.
    const body = JSON.stringify(found.profile)
    const own = ['x-request-id', requestId, 'content-length', String(Buffer.byteLength(body))]
    try {
      response.writeHead(200, [...always, ...own])
      response.end(body)
    } catch (error) {
      if (response.headersSent) throw error
      return app(request, response)
    }
    logAnswer(log, { requestId, method, path, status: 200, startedMs })
  }
}
