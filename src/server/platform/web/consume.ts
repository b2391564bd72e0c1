import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type LimitName, limits } from '#server/config/limits.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { measured } from '../observability/metrics/measured.ts'
import { countedHits, countHit, forgetEndedWindows } from './rate-limit-repository.ts'

export type RateLimit = {
  name: LimitName
  /** Whom it is held against: an address, an account, a number. */
  who: string
}

export type RateLimitDeps = { database: Database; authSecret: string; now: () => number }

const minuteMs = 60_000
/** For a process whose clock is behind, a window that ended here is still open. */
const mostBehindMs = 10 * minuteMs
/** The minute in which this process last forgot the windows that have ended. */
const forgottenIn = new WeakMap<RateLimitDeps['database'], number>()

/**
 * Counts one turn, over all processes. Null when it may go on, else the seconds until the next
 * window opens.
 */
export async function consume(clerk: RateLimitDeps, limit: RateLimit): Promise<number | null> {
  return await count(clerk.database.db, clerk, limit)
}

/** Windows that a transaction found full, and when they end: until then they stay so. */
const fullWindows = new Map<string, number>()

/** The same as part of a transaction: what is rolled back was no turn. */
export async function consumeWithin(
  transaction: Transaction<Tables>,
  clerk: RateLimitDeps,
  limit: RateLimit,
): Promise<number | null> {
  const waitSeconds = await count(transaction, clerk, limit)
  if (waitSeconds !== null) {
    const { key, nowMs, endsAtMs } = windowOf(clerk, limit)
    for (const [other, endedAtMs] of fullWindows) {
      if (endedAtMs <= nowMs) fullWindows.delete(other)
    }
    fullWindows.set(key, endsAtMs)
  }
  return waitSeconds
}

/** What the next turn within a transaction will be answered, as far as this process knows. */
export function peekLimit(clerk: RateLimitDeps, limit: RateLimit): number | null {
  const { key, nowMs, endsAtMs } = windowOf(clerk, limit)
  if (!fullWindows.has(key)) return null
  measured.rateLimited.add(limit.name)
  return secondsUntil(endsAtMs, nowMs)
}

/** How often a turn was taken in the running window, over all processes; counts nothing itself. */
export async function countConsumed(clerk: RateLimitDeps, limit: RateLimit): Promise<number> {
  return await countedHits(clerk.database.db, windowOf(clerk, limit).key)
}

async function count(
  db: Kysely<Tables>,
  clerk: RateLimitDeps,
  limit: RateLimit,
): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(clerk, limit)
  const counted = await countHit(db, { key, limit: limits[limit.name].hits, endsAtMs })
  if (counted === null) {
    measured.rateLimited.add(limit.name)
    return secondsUntil(endsAtMs, nowMs)
  }
  if (counted === 1) await forgetNowAndThen(db, clerk, nowMs)
  return null
}

/** Windows end on the minute: once after each is enough. */
async function forgetNowAndThen(
  db: Kysely<Tables>,
  { database }: RateLimitDeps,
  nowMs: number,
): Promise<void> {
  const minute = Math.floor(nowMs / minuteMs)
  if (forgottenIn.get(database) === minute) return
  forgottenIn.set(database, minute)
  await forgetEndedWindows(db, nowMs - mostBehindMs)
}

function windowOf(
  { authSecret, now }: Pick<RateLimitDeps, 'authSecret' | 'now'>,
  limit: RateLimit,
) {
  const nowMs = now()
  const { name, who } = limit
  const { windowMs } = limits[name]
  const endsAtMs = nowMs - (nowMs % windowMs) + windowMs
  return { key: hashed(`${name} ${who} ${endsAtMs}`, authSecret), nowMs, endsAtMs }
}

function secondsUntil(endsAtMs: number, nowMs: number): number {
  return Math.ceil((endsAtMs - nowMs) / 1000)
}

/** Addresses and numbers are personal data: the database gets to see none, nor what they can be guessed from. */
function hashed(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
