import type Stripe from 'stripe'
import type { ServerContext } from '#server/context.ts'
import { findUserOfCustomer, isEventHandled, recordHandledEvent } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { idOf } from './read-subscription.ts'
import { unlinkDeletedCustomer } from './sync-customer.ts'

/** What came of a delivery: nothing of ours, dealt with before, or dealt with now. */
type Outcome = 'ignored' | 'duplicate' | 'dealt_with'

type Deps = Pick<ServerContext, 'database' | 'now'> & { billing: Billing }

/** What may change whether somebody has premium, or who pays for it. */
const relevantEventTypes =
  /^(checkout\.session\.|customer\.subscription\.|customer\.deleted$|invoice\.(paid|payment_)|charge\.(refunded|dispute\.))/

/**
 * Deals with an event as the hint that it is: the truth is read from Stripe again. The same event
 * twice, late, or before an older one makes no difference. Throws what Stripe's library throws, so that
 * the event is sent once more.
 */
export async function handleEvent(
  { database, billing, now }: Deps,
  event: Stripe.Event,
): Promise<Outcome> {
  if (!relevantEventTypes.test(event.type)) return 'ignored'
  const { db } = database
  if (await isEventHandled(db, event.id)) return 'duplicate'
  const customerId = await customerOf(event, billing)
  const userId = customerId && (await findUserOfCustomer(db, customerId))
  // Stripe may serve others beside this house: of theirs nothing is kept.
  if (!userId) return 'ignored'
  await billing.sync(userId)
  // What lies under a deleted customer can still be read: only this says that nobody can pay with it.
  if (event.type === 'customer.deleted') await unlinkDeletedCustomer({ database, now }, customerId)
  await recordHandledEvent(db, event.id, now())
  return 'dealt_with'
}

async function customerOf(event: Stripe.Event, billing: Billing): Promise<string | null> {
  const object = event.data.object as unknown as Record<string, unknown>
  if (event.type === 'customer.deleted') return String(object.id)
  if (event.type.startsWith('charge.dispute.')) {
    const charge = idOf(object.charge as Stripe.Dispute['charge'])
    if (charge === null) return null
    const stripe = await billing.loadStripe()
    return idOf((await stripe.charges.retrieve(charge)).customer)
  }
  return idOf((object.customer ?? null) as string | { id: string } | null)
}
