import type { Kysely } from 'kysely'
import type Stripe from 'stripe'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { newId } from '#server/lib/new-id.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { isPlaceholderEmail } from '../accounts/person-rules.ts'
import { findCustomer } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { isFinalAnswer, isRefusedEmail } from './stripe-failure.ts'

type Deps = Pick<ServerContext, 'database'> & { billing: Billing }

/**
 * Creates the user's customer at Stripe when missing. Never looked up by email, which others could
 * claim. Concurrent calls create one: the idempotency key is in the row. Throws Stripe's errors.
 */
export async function ensureCustomer(
  { database: { db }, billing }: Deps,
  userId: string,
): Promise<string> {
  await db
    .insertInto('customers')
    .values({
      user_id: userId,
      customer_id: null,
      live: billing.isLive ? 1 : 0,
      attempt_id: newId(),
      readings_begun: 0,
      reading_written: 0,
      read_at: 0,
      paid_before: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const customer = await findCustomer(db, userId)
  if (!customer) throw new AppError('unauthenticated', 'This account is gone.')
  if (customer.customer_id) return customer.customer_id
  const email = await findEmail(db, userId)
  const stripe = await billing.loadStripe()
  const attempt = customer.attempt_id
  try {
    const created = await createCustomer(stripe, { userId, email, attempt })
    await saveCustomerId(db, { userId, customerId: created.id, isLive: billing.isLive })
    // The account may have been deleted meanwhile.
    if (!(await findCustomer(db, userId))) await stripe.customers.del(created.id)
  } catch (error) {
    if (isFinalAnswer(error)) await renewAttempt(db, userId, attempt)
    throw error
  }
  const saved = await findCustomer(db, userId)
  if (!saved?.customer_id) throw new AppError('unauthenticated', 'This account is gone.')
  return saved.customer_id
}

type NewCustomer = { userId: string; email: string | null; attempt: string }

/** An email that Stripe refuses is left out; the payment page asks for one. */
async function createCustomer(
  stripe: Stripe,
  { userId, email, attempt }: NewCustomer,
): Promise<Stripe.Customer> {
  const metadata = { user_id: userId }
  const idempotencyKey = `cus:${userId}:${attempt}`
  try {
    return await stripe.customers.create({ metadata, ...(email && { email }) }, { idempotencyKey })
  } catch (error) {
    if (!isRefusedEmail(error)) throw error
    return await stripe.customers.create({ metadata }, { idempotencyKey: `${idempotencyKey}:bare` })
  }
}

type CreatedCustomer = { userId: string; customerId: string; isLive: boolean }

/** The first write wins. */
async function saveCustomerId(
  db: Kysely<Tables>,
  { userId, customerId, isLive }: CreatedCustomer,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ customer_id: customerId, live: isLive ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .execute()
}

async function renewAttempt(db: Kysely<Tables>, userId: string, attempt: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ attempt_id: newId() })
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attempt)
    .execute()
}

/** Null for an account without an email. */
export async function findEmail(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user === undefined || isPlaceholderEmail(user.email) ? null : user.email
}
