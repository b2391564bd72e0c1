import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSession, findSessionByToken, readSignedToken } from '#server/platform/web/session.ts'

/** Looks the caller up once, on first use; null when signed out. */
export type FindCallerId = () => Promise<string | null>

/**
 * Identifies the caller by the token in the Authorization header (a session cookie's value), else
 * by the cookie. Throws at once for an invalid token.
 */
export async function findCaller(c: Context, services: ServerContext): Promise<FindCallerId> {
  const header = c.req.header('authorization')
  if (header !== undefined) {
    const userId = await findUserIdByHeader(header, services)
    c.set('userId', userId)
    return async () => userId
  }
  let lookup: Promise<string | null> | null = null
  return () => {
    lookup ??= findSession(c, services).then((session) => session?.userId ?? null)
    return lookup
  }
}

async function findUserIdByHeader(header: string, services: ServerContext): Promise<string> {
  const [, value = ''] = /^(?:Firebase|Bearer) +(\S+) *$/i.exec(header) ?? []
  const token = readSignedToken(decodeToken(value), services.authSecret)
  const session = token === null ? null : await findSessionByToken(services, token)
  if (!session) {
    const refusal = new AppError(
      'unauthenticated',
      'This token is wrong or has ended. Sign in again.',
    )
    throw token === null ? refusal.withAudit('forged_session') : refusal
  }
  return session.userId
}

/** Cookies hold the token URL-encoded; base64 contains no percent sign. */
function decodeToken(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
