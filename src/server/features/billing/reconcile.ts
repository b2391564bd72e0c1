import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'
import { findUserOfCustomer } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { idOf } from './read-subscription.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Stripe retries events for so long. */
const lookBackMs = 4 * dayMs
const keepEventsMs = 30 * dayMs
const pageSize = 200
const pauseMs = 20

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'> & { billing: Billing }

export type ReconcileCounts = { read: number; failed: number }

/**
 * Repairs what lost webhooks left: reads stored running or lately paid subscriptions, recent
 * checkouts and recent subscriptions from Stripe.
 * @param signal stops after the current read
 */
export async function reconcile(deps: Deps, signal?: AbortSignal): Promise<ReconcileCounts> {
  const { database, log, now } = deps
  const counts = { read: 0, failed: 0 }
  const done = new Set<string>()

  async function syncOnce(userId: string): Promise<void> {
    if (done.has(userId)) return
    done.add(userId)
    try {
      await deps.billing.sync(userId)
      counts.read++
    } catch (err) {
      counts.failed++
      log.error(
        { event: 'subscription.reconcile_failed', err, userId },
        'Subscription could not be reconciled',
      )
    }
    await sleep(pauseMs)
  }

  for await (const userId of listPossiblyChanged(deps)) {
    if (signal?.aborted) return counts
    await syncOnce(userId)
  }
  try {
    for await (const userId of listRecentSubscribers(deps)) {
      if (signal?.aborted) return counts
      await syncOnce(userId)
    }
  } catch (err) {
    counts.failed++
    log.error(
      { event: 'new_subscriptions.list_failed', err },
      'New subscriptions could not be listed',
    )
  }
  await database.db
    .deleteFrom('stripe_events')
    .where('handled_at', '<', now() - keepEventsMs)
    .execute()
  return counts
}

async function* listPossiblyChanged({ database: { db }, now }: Deps): AsyncGenerator<string> {
  const sinceMs = now() - lookBackMs
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('customers')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'customers.user_id')
      .leftJoin('checkouts', 'checkouts.user_id', 'customers.user_id')
      .select('customers.user_id')
      .where('customer_id', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('status', 'not in', ['canceled', 'incomplete_expired']),
          eb('paid_through', '>', Math.floor(sinceMs / 1000)),
          eb('begun_at', '>', sinceMs),
        ]),
      )
      .where('customers.user_id', '>', after)
      .orderBy('customers.user_id')
      .limit(pageSize)
      .execute()
    for (const { user_id } of rows) yield user_id
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.user_id
  }
}

/** Also those whose webhook was lost; throws Stripe's errors. */
async function* listRecentSubscribers({ database, billing, now }: Deps): AsyncGenerator<string> {
  const stripe = await billing.loadStripe()
  const gte = Math.floor((now() - lookBackMs) / 1000)
  for await (const { customer } of stripe.subscriptions.list({
    created: { gte },
    status: 'all',
    limit: 100,
  })) {
    const userId = await findUserOfCustomer(database.db, idOf(customer) ?? '')
    if (userId) yield userId
  }
}
