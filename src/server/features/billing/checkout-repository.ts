import type { Kysely } from 'kysely'
import type { BillingTables } from '#server/db/schema/billing-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'

export type Checkout = BillingTables['checkouts']

export async function findCheckout(db: Kysely<Tables>, userId: string): Promise<Checkout | null> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Replaces the checkout that was read. Null when another replaced it first, or when its session
 * exists by now and could still be paid.
 */
export async function beginCheckout(
  db: Kysely<Tables>,
  previous: Checkout | null,
  checkout: Pick<Checkout, 'user_id' | 'price_id' | 'begun_at'>,
): Promise<Checkout | null> {
  const values = { ...checkout, attempt_id: newId(), session_id: null }
  const begun = previous
    ? await db
        .updateTable('checkouts')
        .set(values)
        .where('user_id', '=', checkout.user_id)
        .where('attempt_id', '=', previous.attempt_id)
        .where('session_id', 'is not distinct from', previous.session_id)
        .returningAll()
        .executeTakeFirst()
    : await db
        .insertInto('checkouts')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
  return begun ?? null
}

/** False when another attempt has replaced this one. */
export async function saveSessionId(
  db: Kysely<Tables>,
  { user_id, attempt_id }: Checkout,
  sessionId: string,
): Promise<boolean> {
  const kept = await db
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('user_id', '=', user_id)
    .where('attempt_id', '=', attempt_id)
    .returning('user_id')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Stripe repeats its answer for the same attempt, so the next try needs a new one. An attempt
 * whose page exists stays.
 */
export async function deleteAttempt(
  db: Kysely<Tables>,
  { user_id, attempt_id }: Checkout,
): Promise<void> {
  await db
    .deleteFrom('checkouts')
    .where('user_id', '=', user_id)
    .where('attempt_id', '=', attempt_id)
    .where('session_id', 'is', null)
    .execute()
}
