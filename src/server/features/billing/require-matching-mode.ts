import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Stored payment data must match the mode of the key. Throws a `StartError` for live customers
 * under a test key; test customers are deleted when live mode starts.
 */
export async function requireMatchingMode(db: Kysely<Tables>, isLive: boolean): Promise<void> {
  if (isLive) return await deleteTestCustomers(db)
  const liveCustomer = await db
    .selectFrom('customers')
    .select('user_id')
    .where('live', '=', 1)
    .where('customer_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (liveCustomer) {
    throw new StartError(
      'STRIPE_SECRET_KEY must be the live key: this database holds customers who pay for real.',
    )
  }
}

async function deleteTestCustomers(db: Kysely<Tables>): Promise<void> {
  await transact(db, async (transaction) => {
    const tests = transaction.selectFrom('customers').select('user_id').where('live', '=', 0)
    await transaction.deleteFrom('checkouts').where('user_id', 'in', tests).execute()
    await transaction.deleteFrom('subscriptions').where('user_id', 'in', tests).execute()
    await transaction
      .updateTable('profiles')
      .set({
        premium: 0,
        cancelled: 0,
        premium_end_date: null,
        stripe_user_id: '',
        stripe_subscription_id: '',
      })
      .where('user_id', 'in', tests)
      .execute()
    await transaction.deleteFrom('customers').where('live', '=', 0).execute()
  })
}
