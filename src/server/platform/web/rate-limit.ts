import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/config/env.ts'
import type { LimitName, limits } from '#server/config/limits.ts'
import { isRolledBackByFullDisk } from '#server/db/errors/is-rolled-back-by-full-disk.ts'
import type { AppEnv } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { consume, type RateLimitDeps, type RateLimitResult } from './consume.ts'
import { AppError } from './errors.ts'

type AddressLimitName = {
  [name in LimitName]: (typeof limits)[name]['per'] extends 'IP address' ? name : never
}[LimitName]

/** Limits each IP address. Reads go on uncounted while the disk is full. */
export function rateLimit(services: RateLimitDeps & ProxyDeps, name: AddressLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const limit = { name, key: addressOf(c, services) }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const result = await consume(services, limit).catch((error: unknown) => {
      if (isRead && isRolledBackByFullDisk(error)) return null
      throw error
    })
    if (result) requireWithinLimit(result)
    await next()
  })
}

export function requireWithinLimit({ isLimited, retryAfterSeconds }: RateLimitResult): void {
  if (!isLimited) return
  throw new AppError(
    'rate_limited',
    `Too many requests. Please wait ${formatDuration(retryAfterSeconds)}.`,
    { 'retry-after': String(retryAfterSeconds) },
  )
}

/** Rounded up. */
export function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

type ProxyDeps = { env: Pick<Env, 'trustedProxies'> }

export function addressOf(c: Context<AppEnv>, { env }: ProxyDeps): string {
  return clientAddress(
    c.env?.incoming?.socket.remoteAddress ?? 'unknown',
    c.req.header('x-forwarded-for'),
    env.trustedProxies,
  )
}
