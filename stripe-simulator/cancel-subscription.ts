import { emit } from './emit-event.ts'
import type { Subscription } from './objects.ts'
import { nowSeconds, type World } from './world.ts'

type Reason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed'

/** Ends it now, with what it still owes left as it is; emits `customer.subscription.deleted`. */
export function cancelNow(world: World, subscription: Subscription, reason: Reason | null): void {
  const at = nowSeconds(world, subscription.customer)
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      ...(subscription.cancellation_details ?? noDetails),
      reason: reason ?? subscription.cancellation_details?.reason ?? null,
    },
  })
  for (const invoice of Object.values(world.state.tables.invoice)) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue
    invoice.auto_advance = false
    invoice.next_payment_attempt = null
    invoice.automatically_finalizes_at = null
  }
  emit(world, 'customer.subscription.deleted', subscription)
}

export const noDetails = { comment: null, feedback: null, feedback_option: null, reason: null }

/** The fields that say it ends at a time to come; null takes the end back. */
export function endingAt(
  world: World,
  subscription: Subscription,
  end: { atSeconds: number; atPeriodEnd: boolean } | null,
): Partial<Subscription> {
  return {
    cancel_at: end?.atSeconds ?? null,
    cancel_at_period_end: end?.atPeriodEnd ?? false,
    canceled_at: end ? nowSeconds(world, subscription.customer) : null,
    cancellation_details: {
      ...(subscription.cancellation_details ?? noDetails),
      reason: end ? 'cancellation_requested' : null,
    },
  }
}

/** Of its only period: all items of a subscription share it. */
export function periodEnd(subscription: Subscription): number {
  return Math.min(...subscription.items.data.map((item) => item.current_period_end))
}
