import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { countHit, forgetEndedWindows } from './rate-limit-repository.ts'

const windowMs = 60_000

export type Limit = { name: string; hits: number }

/** Lets each address through `hits` times a minute, counted over all processes. */
export function rateLimit(services: Services, { name, hits }: Limit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { database, env } = services
    const nowMs = services.now()
    const endsAtMs = nowMs - (nowMs % windowMs) + windowMs
    const address = clientAddress(
      c.env?.incoming?.socket.remoteAddress ?? 'unknown',
      c.req.header('x-forwarded-for'),
      env.trustedProxies,
    )
    const counted = await countHit(database.db, {
      key: hashed(`${name} ${address} ${endsAtMs}`),
      limit: hits,
      endsAtMs,
    })
    if (counted === null) {
      throw new AppError('rate_limited', 'Too many requests. Please wait a minute.', {
        'retry-after': String(Math.ceil((endsAtMs - nowMs) / 1000)),
      })
    }
    if (counted === 1) await forgetEndedWindows(database.db, nowMs)
    await next()
  })
}

/** Addresses are personal data: the database gets to see none. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
