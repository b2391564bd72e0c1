import type { Kysely } from 'kysely'
import { isEntitled } from '#domain/premium/subscription.ts'
import type { Tables } from '#server/db/tables.ts'
import { findSubscription } from './subscription-repository.ts'

/** By the subscription, never by the profile's copy. */
export async function readEntitlement(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<boolean> {
  return isEntitled(await findSubscription(db, userId), Math.floor(nowMs / 1000))
}
