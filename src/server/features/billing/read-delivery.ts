import type { Context } from 'hono'
import type Stripe from 'stripe'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume } from '#server/platform/web/consume.ts'
import { addressOf, requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { readText } from '#server/platform/web/read-json.ts'
import type { PaymentContext } from './open-billing.ts'
import { DeliveryRefusal, readEvent } from './read-event.ts'

const maxDeliveryBytes = 1024 * 1024

/**
 * The event in a delivery. Refused deliveries are counted by their outcome; an address that sends many
 * unsigned ones is answered 429 and counted no further, so that no stranger sets off an alarm.
 */
export async function readDelivery(
  c: Context<AppEnv>,
  deps: PaymentContext,
): Promise<Stripe.Event> {
  try {
    const signature = c.req.header('stripe-signature')
    // Nothing could be verified, so the body is not read.
    if (!signature) throw new DeliveryRefusal('unsigned')
    return await readEvent(deps.billing, await readText(c.req.raw, maxDeliveryBytes), signature)
  } catch (error) {
    if (!(error instanceof DeliveryRefusal)) throw error
    if (error.outcome === 'unsigned') {
      requireWithinLimit(await consume(deps, { name: 'webhook', key: addressOf(c, deps) }))
    }
    metrics.webhooks.inc(error.outcome)
    throw error
  }
}
