import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Env } from '#server/config/env.ts'
import { findCookie, readSignedToken, sessionCookieName } from '#server/platform/web/session.ts'
import type { Audit } from '../observability/audit.ts'
import type { AppEnv } from './app-env.ts'
import { auditCodeOf } from './audit-code.ts'
import { addressOf } from './rate-limit.ts'
import { redactPath } from './redact-path.ts'

type Deps = { env: Pick<Env, 'isHttps' | 'trustedProxies'>; authSecret: string; audit: Audit }

const authPath = '/api/auth/'

export function auditRefusals(services: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { method } = c.req
    const { status, headers } = c.res
    const path = patternOf(c)
    const audit = auditCodeOf({
      method,
      path,
      status,
      error: c.error,
      authCode: path.startsWith(authPath) && status >= 400 ? await authCodeOf(c.res) : null,
      location: status < 400 ? headers.get('location') : null,
      isSessionForged: isSessionForged(c, services),
    })
    if (audit === null) return
    const userId = c.get('userId')
    const user = userId !== undefined && { userId }
    const refusal = { audit, requestId: c.get('requestId'), method, path, ...user }
    services.audit.record(refusal, addressOf(c, services))
  })
}

/** The most specific pattern: one without wildcard, else the longest. */
function patternOf(c: Context<AppEnv>): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  const exactPatterns = patterns.filter((path) => !path.endsWith('*'))
  const [longest = '*'] = (exactPatterns.length > 0 ? exactPatterns : patterns).toSorted(
    (a, b) => b.length - a.length,
  )
  return longest.startsWith(authPath) ? redactPath(c.req.path) : longest
}

async function authCodeOf(answer: Response): Promise<string | null> {
  try {
    const body: { code?: unknown } = await answer.clone().json()
    return typeof body.code === 'string' ? body.code : null
  } catch {
    return null
  }
}

/** An expired session is not forged. */
function isSessionForged(c: Context<AppEnv>, { env, authSecret }: Deps): boolean {
  const value = findCookie(c.req.header('cookie'), sessionCookieName(env.isHttps))
  return value ? readSignedToken(value, authSecret) === null : false
}
