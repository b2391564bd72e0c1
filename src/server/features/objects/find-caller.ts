import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSession, findSessionByToken, readSignedToken } from '#server/platform/web/session.ts'

/** Who asks: looked up once, and only when somebody wants to know; null for nobody. */
export type FindCallerId = () => Promise<string | null>

/**
 * By the token in the Authorization header, which is the value of a session cookie, else by the cookie
 * itself. A token that is no good is an error at once, whether anybody wants to know or not.
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

/** Cookies carry it encoded; a signature in base64 has no percent sign of its own. */
function decodeToken(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
