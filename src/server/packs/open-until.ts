import type { Kysely } from 'kysely'
import { isEntitled } from '#domain/premium/subscription.ts'
import { findSubscription } from '../billing/billing-repository.ts'
import type { Tables } from '../db/tables.ts'
import { findPassEnd } from '../profile/pass-repository.ts'

/** A subscription runs on for an hour or so before its renewal is paid. */
const renewalMs = 2 * 60 * 60 * 1000

/**
 * Until when premium opens every pack to somebody, epoch milliseconds; null where it does not. A phone
 * may play a pack so long without asking again.
 */
export async function premiumUntilMs(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<number | null> {
  const subscription = await findSubscription(db, userId)
  if (!isEntitled(subscription, Math.floor(nowMs / 1000))) return null
  return Math.max((subscription?.paidThrough ?? 0) * 1000, nowMs + renewalMs)
}

/** Until when somebody may play a premium pack, by premium or a pass; null when they may not now. */
export async function openUntilMs(
  db: Kysely<Tables>,
  { userId, itemId }: { userId: string; itemId: string },
  nowMs: number,
): Promise<number | null> {
  const passEndMs = (await findPassEnd(db, userId, itemId)) ?? 0
  const untilMs = Math.max(passEndMs, (await premiumUntilMs(db, userId, nowMs)) ?? 0)
  return untilMs > nowMs ? untilMs : null
}
