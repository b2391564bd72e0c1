import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type LimitName, limits } from '../config/limits.ts'
import type { Tables } from '../db/tables.ts'
import { measured } from '../metrics/measured.ts'
import type { Services } from '../services.ts'
import { countedHits, countHit, forgetEndedWindows } from './rate-limit-repository.ts'

export type Turn = {
  name: LimitName
  /** Whom it is held against: an address, an account, a number. */
  who: string
}

type Clerk = Pick<Services, 'database' | 'authSecret' | 'now'>

const minuteMs = 60_000
/** For a process whose clock is behind, a window that ended here is still open. */
const mostBehindMs = 10 * minuteMs
/** The minute in which this process last forgot the windows that have ended. */
const forgottenIn = new WeakMap<Clerk['database'], number>()

/**
 * Counts one turn, over all processes. Null when it may go on, else the seconds until the next
 * window opens.
 */
export async function takeTurn(clerk: Clerk, turn: Turn): Promise<number | null> {
  return await count(clerk.database.db, clerk, turn)
}

/** Windows that a transaction found full, and when they end: until then they stay so. */
const fullWindows = new Map<string, number>()

/** The same as part of a transaction: what is rolled back was no turn. */
export async function takeTurnWithin(
  transaction: Transaction<Tables>,
  clerk: Clerk,
  turn: Turn,
): Promise<number | null> {
  const waitSeconds = await count(transaction, clerk, turn)
  if (waitSeconds !== null) {
    const { key, nowMs, endsAtMs } = windowOf(clerk, turn)
    for (const [other, endedAtMs] of fullWindows) {
      if (endedAtMs <= nowMs) fullWindows.delete(other)
    }
    fullWindows.set(key, endsAtMs)
  }
  return waitSeconds
}

/** What the next turn within a transaction will be answered, as far as this process knows. */
export function foreseeTurn(clerk: Clerk, turn: Turn): number | null {
  const { key, nowMs, endsAtMs } = windowOf(clerk, turn)
  if (!fullWindows.has(key)) return null
  measured.rateLimited.add(turn.name)
  return secondsUntil(endsAtMs, nowMs)
}

/** How often a turn was taken in the running window, over all processes; counts nothing itself. */
export async function countTurns(clerk: Clerk, turn: Turn): Promise<number> {
  return await countedHits(clerk.database.db, windowOf(clerk, turn).key)
}

async function count(db: Kysely<Tables>, clerk: Clerk, turn: Turn): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(clerk, turn)
  const counted = await countHit(db, { key, limit: limits[turn.name].hits, endsAtMs })
  if (counted === null) {
    measured.rateLimited.add(turn.name)
    return secondsUntil(endsAtMs, nowMs)
  }
  if (counted === 1) await forgetNowAndThen(db, clerk, nowMs)
  return null
}

/** Windows end on the minute: once after each is enough. */
async function forgetNowAndThen(
  db: Kysely<Tables>,
  { database }: Clerk,
  nowMs: number,
): Promise<void> {
  const minute = Math.floor(nowMs / minuteMs)
  if (forgottenIn.get(database) === minute) return
  forgottenIn.set(database, minute)
  await forgetEndedWindows(db, nowMs - mostBehindMs)
}

function windowOf({ authSecret, now }: Pick<Clerk, 'authSecret' | 'now'>, turn: Turn) {
  const nowMs = now()
  const { name, who } = turn
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
