import type { Kysely } from 'kysely'
import { premiumUntil } from '#domain/premium/subscription.ts'
import type { Tables } from '#server/db/tables.ts'
import { findPassEnd } from '../profile/pass-repository.ts'
import { findSubscription } from '../profile/subscription-repository.ts'

/**
 * When premium access to packs ends, epoch milliseconds; null without premium. A phone may play
 * offline until then.
 */
export async function readPremiumEndMs(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<number | null> {
  const untilSeconds = premiumUntil(await findSubscription(db, userId), Math.floor(nowMs / 1000))
  return untilSeconds === null ? null : untilSeconds * 1000
}

/** The later end of premium and pass, epoch milliseconds; null without access now. */
export async function readPackAccessEndMs(
  db: Kysely<Tables>,
  { userId, itemId }: { userId: string; itemId: string },
  nowMs: number,
): Promise<number | null> {
  const passEndMs = (await findPassEnd(db, userId, itemId)) ?? 0
  const untilMs = Math.max(passEndMs, (await readPremiumEndMs(db, userId, nowMs)) ?? 0)
  return untilMs > nowMs ? untilMs : null
}
