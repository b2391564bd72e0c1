import type { Context } from 'hono'

type OriginDeps = { env: { origin: string | null } }

/** ORIGIN, else the origin of the request. */
export function ownOrigin(c: Context, { env }: OriginDeps): string {
  return env.origin ?? new URL(c.req.url).origin
}

/** Without ORIGIN the answer repeats the Host header: a shared cache could be poisoned. */
export function cacheControlWithOrigin({ env }: OriginDeps, seconds: number): string {
  return `${env.origin === null ? 'private' : 'public'}, max-age=${seconds}`
}
