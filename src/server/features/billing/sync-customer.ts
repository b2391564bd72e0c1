import type { Transaction } from 'kysely'
import type Stripe from 'stripe'
import { applyStatus, expirePremium, markPremium } from '#domain/premium/premium-state.ts'
import { isEntitled, statusOf } from '#domain/premium/subscription.ts'
import type { ServerContext } from '#server/context.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import { findPremiumFields, setPremiumFields } from '../profile/premium-repository.ts'
import {
  findSubscription,
  type StoredSubscription,
  upsertSubscription,
} from '../profile/subscription-repository.ts'
import { beginSync, findCustomer, finishSync, unlinkCustomer } from './billing-repository.ts'
import { readSubscription } from './read-subscription.ts'
import { isMissingResource } from './stripe-failure.ts'

type Deps = Pick<ServerContext, 'database' | 'now'> & {
  billing: { loadStripe: () => Promise<Stripe>; isLive: boolean }
}

/**
 * Stores what Stripe says of a user's subscription, and returns what is stored then. Reads are numbered
 * when they start, and a read is stored only while no later one is: events may come in any order,
 * twice and at once, without a lock during the call to Stripe. Throws Stripe's errors.
 */
export async function syncCustomer(deps: Deps, userId: string): Promise<StoredSubscription | null> {
  const { database, billing, now } = deps
  const customer = await findCustomer(database.db, userId)
  const customerId = customer?.customer_id
  if (!customerId) return await findSubscription(database.db, userId)
  const begunAtMs = now()
  const number = await beginSync(database.db, userId)
  if (number === null) return null
  try {
    const read = await readSubscription(await billing.loadStripe(), customerId)
    const found = read && { ...read, paidThrough: latest(read.paidThrough, customer.paid_before) }
    await transact(database.db, async (transaction) => {
      const begun = { userId, customerId, number, begunAtMs }
      if (!(await finishSync(transaction, begun))) return
      if (found) await upsertSubscription(transaction, userId, found)
      await updateProfile(transaction, { userId, found, customerId }, begunAtMs)
    })
  } catch (error) {
    if (!isMissingResource(error) || !(await unlinkIfDeleted(deps, customerId))) throw error
  }
  return await findSubscription(database.db, userId)
}

function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}

/**
 * Unlinks a customer that Stripe reports as deleted. A missing customer is not enough: the key may be
 * of another account, and the customer still pay. In test mode it is enough.
 * @returns whether the customer was unlinked
 */
export async function unlinkIfDeleted(deps: Deps, customerId: string): Promise<boolean> {
  const { isLive, loadStripe } = deps.billing
  if (isLive && !(await isDeleted(await loadStripe(), customerId))) return false
  await unlinkDeletedCustomer(deps, customerId)
  return true
}

async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customerId)).deleted === true
  } catch (error) {
    if (isMissingResource(error)) return false
    throw error
  }
}

/** Unlinks the customer and updates the profile; paid time stays. */
export async function unlinkDeletedCustomer(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  customerId: string,
): Promise<void> {
  await transact(database.db, async (transaction) => {
    const userId = await unlinkCustomer(transaction, customerId)
    if (userId === null) return
    const found = await findSubscription(transaction, userId)
    await updateProfile(transaction, { userId, found, customerId: null }, now())
  })
}

type FoundSubscription = {
  userId: string
  customerId: string | null
  found: StoredSubscription | null
}

/** The copy in the profile document (spec §4, "Premium"). */
async function updateProfile(
  transaction: Transaction<Tables>,
  { userId, customerId, found }: FoundSubscription,
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
