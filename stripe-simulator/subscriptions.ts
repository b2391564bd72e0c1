import { badRequest, cardError, missingParam, noSuch } from './api-error.ts'
import { cancelNow, endingAt, noDetails, periodEnd } from './cancel-subscription.ts'
import { whyUnpaid } from './charge-intent.ts'
import { defineCall } from './define-call.ts'
import { changeAndEmit } from './emit-event.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { makeSubscription, readItems } from './make-subscription.ts'
import type { Subscription } from './objects.ts'
import { payInvoice } from './pay-invoice.ts'
import { mergeMetadata } from './read-params.ts'
import { resumeNow } from './resume-subscription.ts'
import { find, findCustomer, newestFirst, nowSeconds, type World } from './world.ts'

const details = { comment: 'text', feedback: 'text', feedback_option: 'text' } as const
type Details = { comment?: string; feedback?: string }

function mergeDetails(
  before: Subscription['cancellation_details'],
  given: Details | undefined,
): Subscription['cancellation_details'] {
  if (!given) return before
  const { comment, feedback } = given
  return {
    ...(before ?? noDetails),
    ...(comment !== undefined && { comment: comment || null }),
    ...(feedback !== undefined && { feedback: feedback || null }),
  }
}

function readMethod(world: World, customer: string, id: string | undefined): string | null {
  if (!id) return null
  const method = find(world, 'payment_method', id, 'default_payment_method')
  if (method.customer === customer) return id
  throw badRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'resource_missing',
    'default_payment_method',
  )
}

const behaviors = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]

function readBehavior(given = 'allow_incomplete'): string {
  if (behaviors.includes(given)) return given
  throw badRequest(
    `Invalid payment_behavior: must be one of ${behaviors.join(', ')}`,
    undefined,
    'payment_behavior',
  )
}

/**
 * For `error_if_incomplete`: a first invoice that cannot be paid leaves no subscription behind.
 *
 * @throws ApiError 402 with why
 */
function requirePayable(
  world: World,
  customerId: string,
  method: string | null,
  present: boolean,
): void {
  const onFile = findCustomer(world, customerId).invoice_settings.default_payment_method
  const decline = whyUnpaid(world, method ?? onFile ?? null, present)
  if (decline) throw cardError(decline.message, decline.code, { decline_code: decline.declineCode })
}

function readEnd(world: World, subscription: Subscription, text: string): number | null {
  if (text === '') return null
  if (text === 'min_period_end' || text === 'max_period_end') return periodEnd(subscription)
  if (!/^\d{1,12}$/.test(text))
    throw badRequest(`Invalid integer: ${text}`, 'parameter_invalid_integer', 'cancel_at')
  if (Number(text) <= nowSeconds(world, subscription.customer))
    throw badRequest('`cancel_at` must be a future timestamp.', undefined, 'cancel_at')
  return Number(text)
}

function listed(subscription: Subscription, status: string | undefined): boolean {
  const { status: own, ended_at } = subscription
  if (status === 'all') return true
  if (status === 'ended') return ended_at !== null
  if (status) return own === status
  return own !== 'canceled' && own !== 'incomplete_expired'
}

export const subscriptionCalls = [
  defineCall(
    'POST',
    '/v1/subscriptions',
    {
      customer: 'text',
      items: [{ price: 'text', quantity: 'integer' }],
      metadata: 'metadata',
      description: 'text',
      trial_period_days: 'integer',
      default_payment_method: 'text',
      payment_behavior: 'text',
      payment_settings: 'anything',
      off_session: 'flag',
    },
    (world, params) => {
      if (!params.customer) throw missingParam('customer')
      findCustomer(world, params.customer)
      const items = readItems(world, params.items, 'items')
      const method = readMethod(world, params.customer, params.default_payment_method)
      const behavior = readBehavior(params.payment_behavior)
      const isFree = items.every(({ price }) => !price.unit_amount) || params.trial_period_days
      if (behavior === 'error_if_incomplete' && !isFree)
        requirePayable(world, params.customer, method, !params.off_session)
      const { subscription, invoice } = makeSubscription(world, {
        customer: params.customer,
        items,
        metadata: mergeMetadata({}, params.metadata),
        description: params.description || null,
        trialDays: params.trial_period_days ?? 0,
        method,
      })
      if (behavior !== 'default_incomplete' || invoice.amount_due === 0)
        payInvoice(world, invoice, { present: !params.off_session, automatic: false })
      return subscription
    },
  ),
  defineCall('GET', '/v1/subscriptions/:id', {}, (world, _, id) => find(world, 'subscription', id)),
  defineCall(
    'POST',
    '/v1/subscriptions/:id',
    {
      cancel_at: 'text',
      cancel_at_period_end: 'flag',
      cancellation_details: details,
      default_payment_method: 'text',
      description: 'text',
      metadata: 'metadata',
      proration_behavior: 'text',
    },
    (world, params, id) => {
      const subscription = find(world, 'subscription', id)
      const { cancel_at, cancel_at_period_end: atPeriodEnd } = params
      if (cancel_at && atPeriodEnd)
        throw badRequest(
          'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
        )
      if (
        subscription.ended_at &&
        Object.keys(params).some((name) => name !== 'metadata' && name !== 'cancellation_details')
      )
        throw badRequest(
          'A canceled subscription can only update its cancellation_details and metadata.',
          'invalid_canceled_subscription_fields',
        )
      const changes: Partial<Subscription> = {
        metadata: mergeMetadata(subscription.metadata, params.metadata),
      }
      if (cancel_at !== undefined) {
        const atSeconds = readEnd(world, subscription, cancel_at)
        Object.assign(
          changes,
          endingAt(
            world,
            subscription,
            atSeconds === null ? null : { atSeconds, atPeriodEnd: false },
          ),
        )
      }
      // Said twice, it is still asked for when it was said first.
      if (atPeriodEnd !== undefined && atPeriodEnd !== subscription.cancel_at_period_end)
        Object.assign(
          changes,
          endingAt(
            world,
            subscription,
            atPeriodEnd ? { atSeconds: periodEnd(subscription), atPeriodEnd } : null,
          ),
        )
      if (params.cancellation_details)
        changes.cancellation_details = mergeDetails(
          changes.cancellation_details ?? subscription.cancellation_details,
          params.cancellation_details,
        )
      if (params.default_payment_method !== undefined)
        changes.default_payment_method = readMethod(
          world,
          subscription.customer,
          params.default_payment_method,
        )
      if (params.description !== undefined) changes.description = params.description || null
      changeAndEmit(world, 'customer.subscription.updated', subscription, changes)
      return subscription
    },
  ),
  defineCall(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: details, invoice_now: 'flag', prorate: 'flag' },
    (world, params, id) => {
      const subscription = find(world, 'subscription', id)
      if (subscription.ended_at) throw noSuch('subscription', id, 'id')
      subscription.cancellation_details = mergeDetails(
        subscription.cancellation_details,
        params.cancellation_details,
      )
      cancelNow(world, subscription, 'cancellation_requested')
      return subscription
    },
  ),
  defineCall(
    'POST',
    '/v1/subscriptions/:id/pause',
    { bill_for: 'anything', invoicing_behavior: 'text', type: 'text' },
    (world, _, id) => {
      const subscription = find(world, 'subscription', id)
      if (!['active', 'trialing'].includes(subscription.status))
        throw badRequest('Only an active subscription can be paused.')
      changeAndEmit(world, 'customer.subscription.paused', subscription, { status: 'paused' })
      return subscription
    },
  ),
  defineCall(
    'POST',
    '/v1/subscriptions/:id/resume',
    {
      billing_cycle_anchor: { type: 'text' },
      proration_behavior: 'text',
      payment_behavior: 'text',
    },
    (world, params, id) =>
      resumeNow(world, find(world, 'subscription', id), params.billing_cycle_anchor?.type),
  ),
  defineCall(
    'GET',
    '/v1/subscriptions',
    {
      ...pageParams,
      customer: 'text',
      price: 'text',
      status: 'text',
      created: 'range',
      test_clock: 'text',
    },
    (world, { customer, price, status, created, test_clock, ...page }) => {
      const found = newestFirst(world, 'subscription').filter(
        (subscription) =>
          listed(subscription, status) &&
          (!customer || subscription.customer === customer) &&
          (!price || subscription.items.data.some((item) => item.price.id === price)) &&
          (!test_clock || subscription.test_clock === test_clock) &&
          isWithin(subscription.created, created),
      )
      return listPage(found, page, '/v1/subscriptions')
    },
  ),
]
