import { createHmac } from 'node:crypto'
import type { Services } from '../services.ts'
import { countHit, forgetEndedWindows } from './rate-limit-repository.ts'

export type Turn = {
  /** What is limited. */
  name: string
  /** Whom it is held against: an address, an account, a number. */
  who: string
  /** How often within one window. */
  hits: number
  windowMs: number
}

/**
 * Counts one turn, over all processes. Null when it may go on, else the seconds until the next
 * window opens.
 */
export async function takeTurn(
  { database, authSecret, now }: Pick<Services, 'database' | 'authSecret' | 'now'>,
  { name, who, hits, windowMs }: Turn,
): Promise<number | null> {
  const nowMs = now()
  const endsAtMs = nowMs - (nowMs % windowMs) + windowMs
  const counted = await countHit(database.db, {
    key: hashed(`${name} ${who} ${endsAtMs}`, authSecret),
    limit: hits,
    endsAtMs,
  })
  if (counted === null) return Math.ceil((endsAtMs - nowMs) / 1000)
  if (counted === 1) await forgetEndedWindows(database.db, nowMs)
  return null
}

/** Addresses and numbers are personal data: the database gets to see none, nor what they can be guessed from. */
function hashed(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
