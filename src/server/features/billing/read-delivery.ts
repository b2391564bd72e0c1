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
 * Reads and verifies a webhook. Refusals are metered; unsigned ones only up to the rate limit, so
 * that a stranger cannot trigger an alarm.
 */
export async function readDelivery(
  c: Context<AppEnv>,
  deps: PaymentContext,
): Promise<Stripe.Event> {
  try {
    const signature = c.req.header('stripe-signature')
    // Without a signature the body is not read.
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
