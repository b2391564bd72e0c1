import { badRequest } from './api-error.ts'
import { periodEnd } from './cancel-subscription.ts'
import { changeAndEmit } from './emit-event.ts'
import { finalizeInvoice, makeInvoice } from './make-invoice.ts'
import type { Subscription } from './objects.ts'
import { payInvoice } from './pay-invoice.ts'
import { nextPeriodEnd } from './period.ts'
import { nowSeconds, type World } from './world.ts'

/**
 * A paused subscription runs again: in its old period when that is not over and `anchor` is
 * `unchanged`, else in a new one that begins now and is paid now. Emits
 * `customer.subscription.resumed`.
 *
 * @throws ApiError 400 when it is not paused
 */
export function resumeNow(
  world: World,
  subscription: Subscription,
  anchor: string | undefined,
): Subscription {
  if (subscription.status !== 'paused')
    throw badRequest(
      `You cannot resume this subscription because it is not paused; its status is ${subscription.status}.`,
    )
  const start = nowSeconds(world, subscription.customer)
  if (anchor === 'unchanged' && periodEnd(subscription) > start) {
    changeAndEmit(world, 'customer.subscription.resumed', subscription, { status: 'active' })
    return subscription
  }
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(
      start,
      item.price.recurring ?? { interval: 'month', interval_count: 1 },
      start,
    ),
  }))
  changeAndEmit(world, 'customer.subscription.resumed', subscription, {
    status: 'active',
    billing_cycle_anchor: start,
    items: { ...subscription.items, data },
  })
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_update',
    period: { start, end: start },
  })
  finalizeInvoice(world, invoice)
  payInvoice(world, invoice, { present: false, automatic: true })
  return subscription
}
