import { type Context, Hono } from 'hono'
import {
  type CheckoutAnswer,
  CheckoutRequest,
  PortalRequest,
  StatusRequest,
  SubscriptionRequest,
} from '#contract/premium.ts'
import type { LimitName } from '#server/config/limits.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { consume, type RateLimit } from '#server/platform/web/consume.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { requireWithinLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { findSession, type Session } from '#server/platform/web/session.ts'
import { getProfile } from '../profile/get-profile.ts'
import { changeSubscription } from './change-subscription.ts'
import { checkSubscription } from './check-subscription.ts'
import { createCheckout } from './create-checkout.ts'
import { handleEvent } from './handle-event.ts'
import type { BillingContext, PaymentContext } from './open-billing.ts'
import { openPortal } from './open-portal.ts'
import { readDelivery } from './read-delivery.ts'
import { requireOwnIds } from './require-own-ids.ts'
import { asUnavailable } from './stripe-failure.ts'
import { subscriptionCheckLimit } from './subscription-check-limit.ts'

const paths = [
  'create-checkout-session',
  'cancel_subscription',
  'resume_subscription',
  'check_subscription',
  'billing-portal',
  'webhook',
]

/** Payment calls of spec §7, and Stripe's webhook. */
export function billingApi(services: BillingContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { log } = services

  async function requireSession(
    c: Context<AppEnv>,
    limitOf: (userId: string) => RateLimit,
  ): Promise<Session> {
    const session = await findSession(c, services)
    if (session === null) throw new AppError('unauthenticated', 'Sign in first.')
    requireWithinLimit(await consume(services, limitOf(session.userId)))
    return session
  }

  /** Stripe's message is logged; the client is asked to try again. */
  async function withPaymentLog<Value>(
    c: Context<AppEnv>,
    action: string,
    userId: string,
    run: () => Value,
  ) {
    try {
      const value = await run()
      const fields = { requestId: c.get('requestId'), audit: action, userId }
      log.info({ event: 'payment.requested', ...fields }, 'Payment request answered')
      return value
    } catch (err) {
      const refusal = asUnavailable(err)
      if (refusal !== err) {
        const fields = { requestId: c.get('requestId'), action, err }
        log.error({ event: 'payment.request_failed', ...fields }, 'Payment request failed')
      }
      throw refusal
    }
  }

  api.post('/create-checkout-session', async (c) => {
    const { userId } = await requireSession(c, limitByUser('checkout'))
    const body = await readJson(c, CheckoutRequest)
    await requireOwnIds(services, userId, { userId: body.userId, email: body.userMail })
    const deps = requireBilling(services)
    const wanted = { userId, priceId: body.price_id, origin: originOf(c, services) }
    const answer: CheckoutAnswer = await withPaymentLog(c, 'checkout', userId, () =>
      createCheckout(deps, wanted),
    )
    return c.json(answer)
  })

  for (const cancel of [true, false]) {
    api.post(cancel ? '/cancel_subscription' : '/resume_subscription', async (c) => {
      const { userId } = await requireSession(c, limitByUser('change subscription'))
      const { subscriptionId } = await readJson(c, SubscriptionRequest)
      const deps = requireBilling(services)
      const answer = await withPaymentLog(c, cancel ? 'cancel' : 'resume', userId, () =>
        changeSubscription(deps, { userId, subscriptionId, cancel }),
      )
      return c.json(answer)
    })
  }

  api.post('/check_subscription', async (c) => {
    const { userId } = await requireSession(c, subscriptionCheckLimit)
    const { customerId, userEmail, ...body } = await readJson(c, StatusRequest)
    await requireOwnIds(services, userId, { ...body, email: userEmail, customerId })
    await getProfile(services, userId)
    return c.json(await checkSubscription(services, userId))
  })

  api.post('/billing-portal', async (c) => {
    const { userId } = await requireSession(c, limitByUser('portal'))
    await readJson(c, PortalRequest)
    const deps = requireBilling(services)
    const url = await withPaymentLog(c, 'portal', userId, () =>
      openPortal(deps, userId, originOf(c, services)),
    )
    return c.json({ url })
  })

  api.post('/webhook', async (c) => {
    const deps = requireBilling(services)
    const event = await readDelivery(c, deps)
    try {
      metrics.webhooks.inc(await handleEvent(deps, event))
    } catch (err) {
      metrics.webhooks.inc('failed')
      const fields = { stripeEventId: event.id, type: event.type, err }
      log.error({ event: 'webhook.handle_failed', ...fields }, 'Stripe webhook failed')
      throw asUnavailable(err)
    }
    return c.json({ received: true })
  })

  for (const call of paths) api.all(`/${call}`, onlyMethods('POST'))
  return api
}

function limitByUser(name: LimitName) {
  return (userId: string): RateLimit => ({ name, key: userId })
}

function requireBilling(services: BillingContext): PaymentContext {
  if (hasBilling(services)) return services
  throw new AppError('unavailable', 'Premium cannot be had here yet.')
}

function hasBilling(services: BillingContext): services is PaymentContext {
  return services.billing !== null
}

/** Return address after payment: ORIGIN, else the request's. */
function originOf(c: Context, { env }: BillingContext): string {
  return env.origin ?? new URL(c.req.url).origin
}
