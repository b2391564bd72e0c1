import { createHmac } from 'node:crypto'
import { type LimitName, limits } from '#server/config/limits.ts'
import type { Database } from '#server/db/database.ts'
import { metrics } from '../observability/metrics/metrics.ts'
import { countRequest, deleteEndedWindows, readRequestCount } from './rate-limit-repository.ts'

export type RateLimit = {
  name: LimitName
  /** Whom it is held against: an address, an account, a number. */
  key: string
}

export type RateLimitDeps = { database: Database; authSecret: string; now: () => number }

const minuteMs = 60_000
/** For a process whose clock is behind, a window that ended here is still open. */
const maxClockSkewMs = 10 * minuteMs
/** The minute in which this process last forgot the windows that have ended. */
const lastCleanUpMinute = new WeakMap<RateLimitDeps['database'], number>()

/**
 * Counts one turn, over all processes. Null when it may go on, else the seconds until the next
 * window opens.
 */
export async function consume(deps: RateLimitDeps, limit: RateLimit): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(deps, limit)
  const { db } = deps.database
  const requestCount = await countRequest(db, { key, max: limits[limit.name].max, endsAtMs })
  if (requestCount === null) {
    metrics.rateLimited.inc(limit.name)
    return Math.ceil((endsAtMs - nowMs) / 1000)
  }
  if (requestCount === 1) await deleteEndedWindowsOnceAMinute(deps, nowMs)
  return null
}

/** How often a turn was taken in the running window, over all processes; counts nothing itself. */
export async function readConsumed(deps: RateLimitDeps, limit: RateLimit): Promise<number> {
  return await readRequestCount(deps.database.db, windowOf(deps, limit).key)
}

/** Windows end on the minute: once after each is enough. */
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
  const { name, key: who } = limit
  const { windowMs } = limits[name]
  const endsAtMs = nowMs - (nowMs % windowMs) + windowMs
  return { key: keyedHash(`${name} ${who} ${endsAtMs}`, authSecret), nowMs, endsAtMs }
}

/** Addresses and numbers are personal data: the database gets to see none, nor what they can be guessed from. */
function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
