import type { Transaction } from 'kysely'
import type Stripe from 'stripe'
import { applyStatus, expirePremium, markPremium } from '#domain/premium/premium-state.ts'
import { isEntitled, statusOf } from '#domain/premium/subscription.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transaction.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import { findPremiumFields, setPremiumFields } from '../profile/premium-repository.ts'
import type { Services } from '../services.ts'
import {
  beginReading,
  findCustomer,
  findSubscription,
  finishReading,
  forgetCustomer,
  type StoredSubscription,
  upsertSubscription,
} from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { readSubscription } from './read-subscription.ts'
import { isMissing } from './stripe-failure.ts'

type Deps = Pick<Services, 'database' | 'now'> & Pick<Billing, 'loadStripe'>

/**
 * Makes what is stored of somebody's subscription what Stripe says of it, whatever brought us to ask.
 * Readings are numbered as they begin, and one is written only while none that began later is: so
 * events may come in any order, twice and at once, in many processes, and nobody waits under a lock
 * for Stripe. Throws what Stripe's library throws.
 * @returns what is stored now
 */
export async function syncCustomer(deps: Deps, userId: string): Promise<StoredSubscription | null> {
  const { database, loadStripe, now } = deps
  const customer = await findCustomer(database.db, userId)
  if (!customer?.customer_id) return await findSubscription(database.db, userId)
  const begunAtMs = now()
  const reading = await beginReading(database.db, userId)
  if (reading === null) return null
  const stripe = await loadStripe()
  const found = await readOrForget(deps, stripe, customer.customer_id, userId)
  await transact(database.db, async (transaction) => {
    if (!(await finishReading(transaction, userId, reading, begunAtMs))) return
    if (found) await upsertSubscription(transaction, userId, found)
    await updateProfile(transaction, { userId, found, customerId: customer.customer_id }, begunAtMs)
  })
  return await findSubscription(database.db, userId)
}

/** A customer that was deleted at Stripe pays no more; what was paid stays paid. */
async function readOrForget(
  { database }: Deps,
  stripe: Stripe,
  customerId: string,
  userId: string,
): Promise<StoredSubscription | null> {
  try {
    return await readSubscription(stripe, customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
    await transact(database.db, (transaction) => forgetCustomer(transaction, customerId))
    return await findSubscription(database.db, userId)
  }
}

type Found = { userId: string; customerId: string | null; found: StoredSubscription | null }

/** The copy that the profile document carries (spec §4, "Premium"). */
async function updateProfile(
  transaction: Transaction<Tables>,
  { userId, customerId, found }: Found,
  nowMs: number,
): Promise<void> {
  await ensureProfile(transaction, userId, nowMs)
  const stored = await findPremiumFields(transaction, userId)
  const nowSeconds = Math.floor(nowMs / 1000)
  const isOpen = isEntitled(found, nowSeconds)
  const marked = isOpen && found ? { ...stored, ...markPremium(found.subscriptionId) } : stored
  const applied = {
    ...marked,
    ...(found && applyStatus(marked, statusOf(found, nowSeconds), nowSeconds)),
  }
  const next = isOpen ? applied : { ...applied, ...expirePremium(applied, nowSeconds) }
  await setPremiumFields(transaction, userId, customerId ?? '', next)
  if (isOpen) await awardAchievements(transaction, userId, nowMs)
}
