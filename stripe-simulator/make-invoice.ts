import { customerFields } from './customers.ts'
import { emit } from './emit-event.ts'
import { wholeList } from './list-page.ts'
import { describeItem } from './money.ts'
import { newId } from './new-id.ts'
import { asDecimal, type Invoice, type Subscription, type SubscriptionItem } from './objects.ts'
import { productName } from './products.ts'
import { insert, nowSeconds, type World } from './world.ts'

type Given = {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  /** What the invoice itself calls its period: the one that has ended. */
  period: { start: number; end: number }
}

/**
 * An invoice for the current period of every item, as a draft; emits `invoice.created`. A trial
 * costs nothing.
 */
export function makeInvoice(world: World, subscription: Subscription, given: Given): Invoice {
  const { customer: customerId } = subscription
  const customer = customerFields(world, customerId)
  const created = nowSeconds(world, customerId)
  const id = newId('in')
  const isTrial = subscription.status === 'trialing'
  const lines = subscription.items.data.map((item) =>
    makeLine(world, id, subscription, item, isTrial),
  )
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice = insert(world, 'invoice', {
    id,
    object: 'invoice',
    account_country: 'DK',
    account_name: 'Party Dojo',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  })
  subscription.latest_invoice = id
  emit(world, 'invoice.created', invoice)
  return invoice
}

function makeLine(
  world: World,
  invoice: string,
  { id: subscription, metadata }: Subscription,
  item: SubscriptionItem,
  isTrial: boolean,
): Invoice['lines']['data'][number] {
  const { price, quantity = 1 } = item
  const unit = isTrial ? 0 : (price.unit_amount ?? 0)
  return {
    id: newId('il'),
    object: 'line_item',
    amount: unit * quantity,
    currency: price.currency,
    description: describeItem(productName(world, price), price, quantity),
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: asDecimal(String(unit)),
    },
    quantity,
    quantity_decimal: asDecimal(String(quantity)),
    subscription,
    subtotal: unit * quantity,
    taxes: [],
  }
}

/** From here on the invoice is owed: it gets its number, its page and a payment that waits. */
export function finalizeInvoice(world: World, invoice: Invoice): void {
  const at = nowSeconds(world, invoice.customer)
  const customer = customerFields(world, invoice.customer)
  const sequence = customer?.next_invoice_sequence ?? 1
  if (customer) customer.next_invoice_sequence = sequence + 1
  const origin = world.state.origins[invoice.customer ?? ''] ?? world.apiBase
  Object.assign(invoice, {
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'DOJO'}-${String(sequence).padStart(4, '0')}`,
    effective_at: at,
    ending_balance: 0,
    hosted_invoice_url: `${origin}/test-mode/invoices/${invoice.id}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  })
  if (invoice.amount_due > 0)
    insert(world, 'invoice_payment', {
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: at,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    })
  emit(world, 'invoice.finalized', invoice)
}
