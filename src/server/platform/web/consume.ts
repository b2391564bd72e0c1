import { createHmac } from 'node:crypto'
import { type LimitName, limits } from '#server/config/limits.ts'
import type { Database } from '#server/db/database.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { countRequest, deleteEndedWindows, readRequestCount } from './rate-limit-repository.ts'

export type RateLimit = {
  name: LimitName
  /** An IP address, account or phone number. */
  key: string
}

export type RateLimitDeps = { database: Database; authSecret: string; now: () => number }

const minuteMs = 60_000
/** Ended windows are kept 10 minutes: clocks may differ. */
const maxClockSkewMs = 10 * minuteMs
const lastCleanUpMinute = new WeakMap<RateLimitDeps['database'], number>()

/** `retryAfterSeconds`: until the window ends, also below the limit. */
export type RateLimitResult = { isLimited: boolean; retryAfterSeconds: number }

/** Counts one request over all processes. */
export async function consume(deps: RateLimitDeps, limit: RateLimit): Promise<RateLimitResult> {
  const { key, nowMs, endsAtMs } = windowOf(deps, limit)
  const { db } = deps.database
  const requestCount = await countRequest(db, { key, max: limits[limit.name].max, endsAtMs })
  if (requestCount === 1) await deleteEndedWindowsOnceAMinute(deps, nowMs)
  const isLimited = requestCount === null
  if (isLimited) metrics.rateLimited.inc(limit.name)
  return { isLimited, retryAfterSeconds: Math.ceil((endsAtMs - nowMs) / 1000) }
}

export async function readConsumed(deps: RateLimitDeps, limit: RateLimit): Promise<number> {
  return await readRequestCount(deps.database.db, windowOf(deps, limit).key)
}

async function deleteEndedWindowsOnceAMinute(
  { database }: RateLimitDeps,
  nowMs: number,
): Promise<void> {
  const minute = Math.floor(nowMs / minuteMs)
  if (lastCleanUpMinute.get(database) === minute) return
  lastCleanUpMinute.set(database, minute)
  await deleteEndedWindows(database.db, nowMs - maxClockSkewMs)
}

function windowOf(
  { authSecret, now }: Pick<RateLimitDeps, 'authSecret' | 'now'>,
  limit: RateLimit,
) {
  const nowMs = now()
  const { name, key } = limit
  const { windowMs } = limits[name]
  const endsAtMs = nowMs - (nowMs % windowMs) + windowMs
  return { key: keyedHash(`${name} ${key} ${endsAtMs}`, authSecret), nowMs, endsAtMs }
}

/** Keyed hash: the database must not reveal addresses or phone numbers. */
function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
