import type { Context } from 'hono'

type OriginDeps = { env: { origin: string | null } }

/** Where this house is: as configured, else where this very request went. */
export function ownOrigin(c: Context, { env }: OriginDeps): string {
  return env.origin ?? new URL(c.req.url).origin
}

/**
 * How long an answer that names our address may be kept. Without ORIGIN it names what the request's
 * Host header said: a cache that people share would hand one visitor's word for it to all others.
 */
export function cacheControlWithOrigin({ env }: OriginDeps, seconds: number): string {
  return `${env.origin === null ? 'private' : 'public'}, max-age=${seconds}`
}
