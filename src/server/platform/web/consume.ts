import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type LimitName, limits } from '#server/config/limits.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
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
  return await countInWindow(deps.database.db, deps, limit)
}

/** Windows that a transaction found full, and when they end: until then they stay so. */
const fullWindows = new Map<string, number>()

/** The same as part of a transaction: what is rolled back was no turn. */
export async function consumeWithin(
  transaction: Transaction<Tables>,
  deps: RateLimitDeps,
  limit: RateLimit,
): Promise<number | null> {
  const waitSeconds = await countInWindow(transaction, deps, limit)
  if (waitSeconds !== null) {
    const { key, nowMs, endsAtMs } = windowOf(deps, limit)
    for (const [other, endedAtMs] of fullWindows) {
      if (endedAtMs <= nowMs) fullWindows.delete(other)
    }
    fullWindows.set(key, endsAtMs)
  }
  return waitSeconds
}

/** What the next turn within a transaction will be answered, as far as this process knows. */
export function peekLimit(deps: RateLimitDeps, limit: RateLimit): number | null {
  const { key, nowMs, endsAtMs } = windowOf(deps, limit)
  if (!fullWindows.has(key)) return null
  metrics.rateLimited.inc(limit.name)
  return secondsUntil(endsAtMs, nowMs)
}

/** How often a turn was taken in the running window, over all processes; counts nothing itself. */
export async function readConsumed(deps: RateLimitDeps, limit: RateLimit): Promise<number> {
  return await readRequestCount(deps.database.db, windowOf(deps, limit).key)
}

async function countInWindow(
  db: Kysely<Tables>,
  deps: RateLimitDeps,
  limit: RateLimit,
): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(deps, limit)
  const requestCount = await countRequest(db, { key, max: limits[limit.name].max, endsAtMs })
  if (requestCount === null) {
    metrics.rateLimited.inc(limit.name)
    return secondsUntil(endsAtMs, nowMs)
  }
  if (requestCount === 1) await deleteEndedWindowsOnceAMinute(db, deps, nowMs)
  return null
}

/** Windows end on the minute: once after each is enough. */
async function deleteEndedWindowsOnceAMinute(
  db: Kysely<Tables>,
  { database }: RateLimitDeps,
  nowMs: number,
): Promise<void> {
  const minute = Math.floor(nowMs / minuteMs)
  if (lastCleanUpMinute.get(database) === minute) return
  lastCleanUpMinute.set(database, minute)
  await deleteEndedWindows(db, nowMs - maxClockSkewMs)
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

function secondsUntil(endsAtMs: number, nowMs: number): number {
  return Math.ceil((endsAtMs - nowMs) / 1000)
}

/** Addresses and numbers are personal data: the database gets to see none, nor what they can be guessed from. */
function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
