import { type Kysely, sql } from 'kysely'
import type { CoinReason } from '#domain/profile/coins.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type CoinChange = {
  userId: string
  /** Below 0 for spending. */
  amount: number
  reason: CoinReason
  /** Idempotency key. */
  key: string
}

/** Thrown by callers of `changeCoins` to roll back what the balance does not cover. */
export class InsufficientCoinsError extends Error {}

/**
 * Changes a balance and writes its ledger entry in the caller's transaction. `repeated`: done
 * before; `refused`: the balance would go below 0 (spec §5), and the caller must roll back. Throws
 * without a profile.
 */
export async function changeCoins(
  db: Kysely<Tables>,
  { userId, amount, reason, key }: CoinChange,
  nowMs: number,
): Promise<'changed' | 'repeated' | 'refused'> {
  const [entry] = await insertEntry(db, userId, key, amount, reason, nowMs)
  if (!entry) return 'repeated'
  const [profile] = await addToBalance(db, amount, userId, amount)
  return profile ? 'changed' : 'refused'
}

const insertEntry = prepared(
  (db, userId: string, key: string, amount: number, reason: CoinReason, nowMs: number) =>
    db
      .insertInto('coin_entries')
      .values({ user_id: userId, key, amount, reason, created_at: nowMs })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key'),
)

const addToBalance = prepared((db, amount: number, userId: string, sameAmount: number) =>
  db
    .updateTable('profiles')
    .set((eb) => ({ dojo_coins: eb('dojo_coins', '+', amount) }))
    .where('user_id', '=', userId)
    .where(sql<boolean>`dojo_coins + ${sameAmount} >= 0`)
    .returning('user_id'),
)
