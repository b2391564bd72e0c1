import { badRequest, missingParam } from './api-error.ts'
import { noDetails } from './cancel-subscription.ts'
import { emit } from './emit-event.ts'
import { wholeList } from './list-page.ts'
import { finalizeInvoice, makeInvoice } from './make-invoice.ts'
import { newId } from './new-id.ts'
import type { Invoice, Price, Subscription, SubscriptionItem } from './objects.ts'
import { nextPeriodEnd } from './period.ts'
import type { Metadata } from './read-params.ts'
import { find, findCustomer, insert, nowSeconds, type World } from './world.ts'

const daySeconds = 86_400

export type WantedItem = { price?: string; quantity?: number | null }

type Given = {
  customer: string
  items: { price: Price; quantity: number }[]
  metadata: Metadata
  description: string | null
  trialDays: number
  method: string | null
}

/**
 * The prices of a subscription's items.
 *
 * @throws ApiError 400 for no item, a quantity below 1, a one-time price, prices of different
 * intervals or currencies
 */
export function readItems(
  world: World,
  wanted: readonly WantedItem[] | undefined,
  param: string,
): Given['items'] {
  if (!wanted?.length) throw missingParam(param)
  const items = wanted.map(({ price, quantity }, at) => {
    if (!price) throw missingParam(`${param}[${at}][price]`)
    const found = find(world, 'price', price, `${param}[${at}][price]`)
    if (!found.active)
      throw badRequest(
        `The price specified is inactive. This field only accepts active prices.`,
        undefined,
        `${param}[${at}][price]`,
      )
    if (typeof quantity === 'number' && quantity < 1)
      throw badRequest(
        'This value must be greater than or equal to 1.',
        'parameter_invalid_integer',
        `${param}[${at}][quantity]`,
      )
    return { price: found, quantity: quantity ?? 1 }
  })
  const kinds = new Set(
    items.map(({ price: { recurring, currency } }) =>
      [recurring?.interval, recurring?.interval_count, currency].join(),
    ),
  )
  if (items.some(({ price }) => !price.recurring) || kinds.size > 1)
    throw badRequest(
      'Prices of a subscription recur, at one interval and in one currency.',
      undefined,
      param,
    )
  return items
}

/**
 * A subscription and its first invoice, which is open: the caller has it paid. Until then the
 * subscription is incomplete, unless it begins with a trial.
 */
export function makeSubscription(
  world: World,
  given: Given,
): { subscription: Subscription; invoice: Invoice } {
  const { test_clock } = findCustomer(world, given.customer)
  const created = nowSeconds(world, given.customer)
  const trialEnd = given.trialDays > 0 ? created + given.trialDays * daySeconds : null
  const id = newId('sub')
  const items = given.items.map((item) => makeItem(id, item, created, trialEnd))
  const subscription = insert(world, 'subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...noDetails },
    collection_method: 'charge_automatically',
    created,
    currency: given.items[0]?.price.currency ?? '',
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.method,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: test_clock ?? null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd ? created : null,
  })
  const invoice = makeInvoice(world, subscription, {
    reason: 'subscription_create',
    period: { start: created, end: created },
  })
  emit(world, 'customer.subscription.created', subscription)
  finalizeInvoice(world, invoice)
  return { subscription, invoice }
}

function makeItem(
  subscription: string,
  { price, quantity }: Given['items'][number],
  start: number,
  trialEnd: number | null,
): SubscriptionItem {
  const { recurring } = price
  if (!recurring) throw new Error('readItems lets only recurring prices through')
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: trialEnd ?? nextPeriodEnd(start, recurring, start),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: recurring.interval,
      interval_count: recurring.interval_count,
      livemode: false,
      metadata: { ...price.metadata },
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  }
}
