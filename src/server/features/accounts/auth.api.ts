import { type Context, Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { addressOf, rateLimit } from '#server/platform/web/rate-limit.ts'
import { readText } from '#server/platform/web/read-json.ts'
import { findSessionByToken, sessionToken } from '#server/platform/web/session.ts'
import { endedSessionCookie, writesSession } from '#server/platform/web/session-flag.ts'
import { clientAddressHeader } from './account-guards.ts'
import type { Auth } from './create-auth.ts'
import { type PathLimit, pathLimits } from './limits.ts'
import { withPrecomputedHash } from './passwords.ts'
import { withDatabaseFailure } from './record-database-failures.ts'

/**
 * Answers that announce an email store it first. Unknown addresses take as long, because their
 * email is written too.
 */
const signUpPath = '/sign-up/email'

/** `/api/auth/*`: the sign-in library's routes, behind rate limits. */
export function authApi(services: ServerContext, loadAuth: () => Promise<Auth>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'auth')
  // Every navigation asks for the session.
  api.use((c, next) => (c.req.path.endsWith('/get-session') ? next() : limit(c, next)))
  for (const [path, limit] of Object.entries<PathLimit>(pathLimits)) {
    if (limit.sendsMessage) api.post(path, rateLimit(services, 'auth mail'))
  }
  api.all('/*', async (c) => {
    const auth = await loadAuth()
    const headers = new Headers(c.req.raw.headers)
    headers.set(clientAddressHeader, addressOf(c, services))
    const text = hasBody(c.req.method) ? await readText(c.req.raw) : undefined
    if (text && isNonObjectJson(text)) {
      throw new AppError('invalid_request', 'Send the body as a JSON object.')
    }
    // The library's hooks read body fields and fail without a body.
    const body = text === '' ? '{}' : text
    if (text === '') headers.set('content-type', 'application/json')
    headers.delete('content-length')
    const request = new Request(c.req.url, { method: c.req.method, headers, body })
    const handleRequest = () =>
      withDatabaseFailure(() => withPrecomputedHash(() => auth.handler(request)))
    const isSignUp = c.req.path.endsWith(signUpPath)
    const { result: libraryResponse, failure } = isSignUp
      ? await services.messageQueue.runUntilEnqueued(handleRequest)
      : await handleRequest()
    // A navigation is redirected, and the page shows the error.
    if (failure && !libraryResponse.headers.has('location')) throw failure
    const response = new Response(libraryResponse.body, libraryResponse)
    const keepsSession =
      c.req.method !== 'POST' || !response.ok || writesSession(response.headers, services)
    if (!keepsSession && (await hasSessionEnded(c, services))) {
      response.headers.append('set-cookie', endedSessionCookie(services))
    }
    return response
  })
  return api
}

/** A new password ends all sessions without saying so. */
async function hasSessionEnded(c: Context, services: ServerContext): Promise<boolean> {
  const token = sessionToken(c, services)
  return token !== null && (await findSessionByToken(services, token)) === null
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function isNonObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value !== 'object' || value === null
  } catch {
    return false
  }
}
