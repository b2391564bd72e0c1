import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { CookieName } from '#contract/cookies.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { isEqualInConstantTime } from '#server/lib/is-equal-in-constant-time.ts'
import { AppError } from '#server/platform/web/errors.ts'

/** Without a visit. */
export const sessionSeconds = 60 * 24 * 60 * 60

export type SessionDeps = {
  env: Pick<Env, 'isHttps'>
  database: Database
  authSecret: string
  now: () => number
}

export type Session = { userId: string; token: string; createdAtMs: number }

/** `__Host-`: other subdomains and http pages cannot set it. */
export function sessionCookieName(isHttps: boolean): CookieName {
  return isHttps ? '__Host-party-dojo' : 'party-dojo'
}

/** The sign-in library's format: `token.signature`, URL-encoded, HMAC-SHA256 in base64. */
export function readSessionToken(
  cookieHeader: string | undefined,
  cookieName: string,
  secret: string,
): string | null {
  const value = findCookie(cookieHeader, cookieName)
  return value === null ? null : readSignedToken(value, secret)
}

export function readSignedToken(value: string, secret: string): string | null {
  const cached = verifiedCookies.get(value)
  if (cached?.secret === secret) return cached.token
  const token = verify(value, secret)
  if (token !== null) cacheVerified(value, { token, secret })
  return token
}

const maxVerifiedCookies = 2_000
/** Verified cookies: each comes again with every request. */
const verifiedCookies = new Map<string, { token: string; secret: string }>()

function cacheVerified(value: string, entry: { token: string; secret: string }): void {
  if (verifiedCookies.size >= maxVerifiedCookies) verifiedCookies.clear()
  verifiedCookies.set(value, entry)
}

function verify(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(0, dot))
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return isEqualInConstantTime(given, expected) ? token : null
}

export function findCookie(header: string | undefined, name: string): string | null {
  if (!header) return null
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** The session may have expired. */
export function sessionToken(
  c: Context,
  { env, authSecret }: Pick<SessionDeps, 'env' | 'authSecret'>,
): string | null {
  return readSessionToken(c.req.header('cookie'), sessionCookieName(env.isHttps), authSecret)
}

const readSession = prepared((db, token: string, now: string) =>
  db
    .selectFrom('sessions')
    .select(['user_id', 'created_at'])
    .where('token', '=', token)
    .where('expires_at', '>', now),
)

export async function findSession(c: Context, deps: SessionDeps): Promise<Session | null> {
  const token = sessionToken(c, deps)
  const session = token === null ? null : await findSessionByToken(deps, token)
  if (session !== null) c.set('userId', session.userId)
  return session
}

export async function findSessionByToken(
  { database, now }: Pick<SessionDeps, 'database' | 'now'>,
  token: string,
): Promise<Session | null> {
  const at = new Date(now()).toISOString()
  const [row] = await readSession(database.db, token, at)
  return row ? { userId: row.user_id, token, createdAtMs: Date.parse(row.created_at) } : null
}

/** 401 without a session, 403 for another account (spec §11). */
export async function requireOwner(
  c: Context,
  deps: SessionDeps,
  userId: string,
): Promise<Session> {
  const session = await findSession(c, deps)
  if (session === null) throw new AppError('unauthenticated', 'Sign in first.')
  if (session.userId !== userId) throw new AppError('forbidden', 'This is somebody else’s profile.')
  return session
}
