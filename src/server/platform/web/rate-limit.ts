import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/config/env.ts'
import type { LimitName, limits } from '#server/config/limits.ts'
import { isRolledBackByFullDisk } from '#server/db/errors/is-rolled-back-by-full-disk.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { consume, type RateLimitDeps } from './consume.ts'
import { AppError } from './errors.ts'

type AddressLimitName = {
  [name in LimitName]: (typeof limits)[name]['per'] extends 'IP address' ? name : never
}[LimitName]

/**
 * Holds each IP address to the limit of that name. What is only read goes on uncounted while there
 * is no room to count in.
 */
export function rateLimit(services: RateLimitDeps & ProxyDeps, name: AddressLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const limit = { name, key: addressOf(c, services) }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const waitSeconds = await consume(services, limit).catch((error: unknown) => {
      if (isRead && isRolledBackByFullDisk(error)) return null
      throw error
    })
    requireWithinLimit(waitSeconds)
    await next()
  })
}

/** Throws the answer to one request too many; null is none too many. */
export function requireWithinLimit(waitSeconds: number | null): void {
  if (waitSeconds === null) return
  throw new AppError(
    'rate_limited',
    `Too many requests. Please wait ${formatDuration(waitSeconds)}.`,
    {
      'retry-after': String(waitSeconds),
    },
  )
}

/** Time as a person would say it, rounded up. */
export function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

type ProxyDeps = { env: Pick<Env, 'trustedProxies'> }

/** The address that this request is held to. */
export function addressOf(c: Context<AppEnv>, { env }: ProxyDeps): string {
  return clientAddress(
    c.env?.incoming?.socket.remoteAddress ?? 'unknown',
    c.req.header('x-forwarded-for'),
    env.trustedProxies,
  )
}
