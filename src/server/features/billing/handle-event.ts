import type Stripe from 'stripe'
import type { ServerContext } from '#server/context.ts'
import { findUserOfCustomer, isEventHandled, recordHandledEvent } from './billing-repository.ts'
import type { Billing } from './open-billing.ts'
import { idOf } from './read-subscription.ts'
import { unlinkDeletedCustomer } from './sync-customer.ts'

type Outcome = 'ignored' | 'duplicate' | 'dealt_with'

type Deps = Pick<ServerContext, 'database' | 'now'> & { billing: Billing }

/** Events that may change who has premium, or who pays. */
const relevantEventTypes =
  /^(checkout\.session\.|customer\.subscription\.|customer\.deleted$|invoice\.(paid|payment_)|charge\.(refunded|dispute\.))/

/**
 * Treats an event as a hint: the state is read from Stripe, so repeated, late and reordered events
 * are harmless. Throws Stripe's errors, so that the event is sent again.
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
  // The Stripe account may serve other products: their events are not stored.
  if (!userId) return 'ignored'
  await billing.sync(userId)
  // A deleted customer's data can still be read; only the event tells that it cannot pay.
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
