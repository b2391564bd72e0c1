import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services.ts'
import { countHit, findHits, forgetEndedWindows } from './rate-limit-repository.ts'

export type Turn = {
  /** What is limited. */
  name: string
  /** Whom it is held against: an address, an account, a number. */
  who: string
  /** How often within one window. */
  hits: number
  windowMs: number
}

type Clerk = Pick<Services, 'database' | 'authSecret' | 'now'>

/**
 * Counts one turn, over all processes. Null when it may go on, else the seconds until the next
 * window opens.
 */
export async function takeTurn(services: Clerk, turn: Turn): Promise<number | null> {
  return await takeTurnWithin(services.database.db, services, turn)
}

/** The same as part of a transaction: what is rolled back was no turn. */
export async function takeTurnWithin(
  db: Kysely<Tables>,
  clerk: Pick<Clerk, 'authSecret' | 'now'>,
  turn: Turn,
): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(clerk, turn)
  const counted = await countHit(db, { key, limit: turn.hits, endsAtMs })
  if (counted === null) return secondsUntil(endsAtMs, nowMs)
  if (counted === 1) await forgetEndedWindows(db, nowMs)
  return null
}

/** What the next turn would be answered, without taking it. */
export async function foreseeTurn(services: Clerk, turn: Turn): Promise<number | null> {
  const { key, nowMs, endsAtMs } = windowOf(services, turn)
  const hits = await findHits(services.database.db, key)
  return hits < turn.hits ? null : secondsUntil(endsAtMs, nowMs)
}

function windowOf({ authSecret, now }: Pick<Clerk, 'authSecret' | 'now'>, turn: Turn) {
  const nowMs = now()
  const { name, who, windowMs } = turn
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
