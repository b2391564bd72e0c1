import { type Kysely, sql, type Transaction } from 'kysely'
import type { BillingTables } from '#server/db/schema/billing-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'

type CustomerRow = BillingTables['customers']

export async function findCustomer(
  db: Kysely<Tables>,
  userId: string,
): Promise<CustomerRow | null> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function findUserOfCustomer(
  db: Kysely<Tables>,
  customerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Numbers a read that starts now; null without a customer. */
export async function beginSync(db: Kysely<Tables>, userId: string): Promise<number | null> {
  const row = await db
    .updateTable('customers')
    .set({ readings_begun: sql`readings_begun + 1` })
    .where('user_id', '=', userId)
    .returning('readings_begun')
    .executeTakeFirst()
  return row?.readings_begun ?? null
}

type SyncRun = { userId: string; customerId: string; number: number; begunAtMs: number }

/** Marks a read as stored; false when a later read was, or when the customer was unlinked. */
export async function finishSync(
  db: Kysely<Tables>,
  { userId, customerId, number, begunAtMs }: SyncRun,
): Promise<boolean> {
  const row = await db
    .updateTable('customers')
    .set({ reading_written: number, read_at: begunAtMs })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('reading_written', '<', number)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Unlinks a deleted customer: the subscription ends, paid time stays paid, and the next checkout
 * creates another customer. Returns the user id; null when unknown.
 */
export async function unlinkCustomer(
  transaction: Transaction<Tables>,
  customerId: string,
): Promise<string | null> {
  const unlinked = await transaction
    .updateTable('customers')
    .set((eb) => ({
      customer_id: null,
      attempt_id: newId(),
      paid_before: eb
        .selectFrom('subscriptions')
        .select('paid_through')
        .whereRef('subscriptions.user_id', '=', 'customers.user_id'),
    }))
    .where('customer_id', '=', customerId)
    .returning('user_id')
    .executeTakeFirst()
  if (!unlinked) return null
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'canceled' })
    .where('user_id', '=', unlinked.user_id)
    .execute()
  return unlinked.user_id
}

export async function isEventHandled(db: Kysely<Tables>, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordHandledEvent(
  db: Kysely<Tables>,
  eventId: string,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('stripe_events')
    .values({ id: eventId, handled_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
