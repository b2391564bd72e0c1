/** Answers about what is sold and to whom, written by hand from the library’s types. */

export const atSeconds = 1_790_000_000
export const made = { created: atSeconds, livemode: false, metadata: {} }

/** The fields that are there and hold nothing. */
export function none<Key extends string>(...keys: Key[]): Record<Key, null> {
  return Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>
}

export const listOf = <Item>(url: string, ...data: Item[]) => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

export const nowhere = none('city', 'country', 'line1', 'line2', 'postal_code', 'state')

export const customer = {
  id: 'cus_1',
  object: 'customer',
  ...made,
  ...none('default_source', 'description', 'shipping', 'phone', 'test_clock'),
  address: { ...nowhere, country: 'DK' },
  balance: 0,
  delinquent: false,
  email: 'aiko@example.org',
  invoice_settings: none('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  metadata: { userId: 'user_1' },
  preferred_locales: ['da'],
  tax_exempt: 'none',
}

export const product = {
  id: 'prod_1',
  object: 'product',
  ...made,
  ...none('description', 'package_dimensions', 'shippable', 'tax_details', 'url'),
  active: true,
  images: [],
  marketing_features: [{ name: 'Every pack' }],
  name: 'Evening pass',
  type: 'service',
  updated: atSeconds,
}

export const price = {
  id: 'price_1',
  object: 'price',
  ...made,
  ...none('custom_unit_amount', 'lookup_key', 'nickname', 'tiers_mode', 'transform_quantity'),
  active: true,
  billing_scheme: 'per_unit',
  currency: 'eur',
  currency_options: {
    dkk: {
      ...none('custom_unit_amount'),
      tax_behavior: 'inclusive',
      unit_amount: 2900,
      unit_amount_decimal: '2900',
    },
  },
  product: 'prod_1',
  recurring: {
    ...none('meter', 'trial_period_days'),
    interval: 'month',
    interval_count: 1,
    usage_type: 'licensed',
  },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: 399,
  unit_amount_decimal: '399',
}

const plan = {
  id: 'price_1',
  object: 'plan',
  ...made,
  ...none('meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
  active: true,
  amount: 399,
  amount_decimal: '399',
  billing_scheme: 'per_unit',
  currency: 'eur',
  interval: 'month',
  interval_count: 1,
  product: 'prod_1',
  usage_type: 'licensed',
}

const item = {
  id: 'si_1',
  object: 'subscription_item',
  ...none('billing_thresholds', 'current_trial'),
  created: atSeconds,
  current_period_end: atSeconds + 2_592_000,
  current_period_start: atSeconds,
  discounts: [],
  metadata: {},
  plan,
  price,
  quantity: 1,
  subscription: 'sub_1',
  tax_rates: [],
}

export const subscription = {
  id: 'sub_1',
  object: 'subscription',
  ...made,
  ...none('application', 'application_fee_percent', 'billing_cycle_anchor_config'),
  ...none('billing_thresholds', 'cancel_at', 'canceled_at', 'customer_account', 'days_until_due'),
  ...none('default_source', 'description', 'ended_at', 'managed_payments', 'on_behalf_of'),
  ...none('next_pending_invoice_item_invoice', 'pause_collection', 'pending_setup_intent'),
  ...none('pending_invoice_item_interval', 'pending_update', 'schedule', 'test_clock'),
  ...none('transfer_data', 'trial_end', 'trial_start'),
  automatic_tax: { ...none('disabled_reason', 'liability'), enabled: false },
  billing_cycle_anchor: atSeconds,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  cancel_at_period_end: false,
  cancellation_details: none('comment', 'feedback', 'feedback_option', 'reason'),
  collection_method: 'charge_automatically',
  currency: 'eur',
  customer: 'cus_1',
  default_payment_method: 'pm_1',
  discounts: [],
  invoice_settings: {
    ...none('account_tax_ids', 'custom_fields', 'description', 'footer'),
    issuer: { type: 'self' },
  },
  items: listOf('/v1/subscription_items?subscription=sub_1', item),
  latest_invoice: 'in_1',
  payment_settings: {
    ...none('payment_method_options', 'payment_method_types'),
    save_default_payment_method: 'off',
  },
  start_date: atSeconds,
  status: 'active',
  trial_settings: {
    end_behavior: { ...none('billing_cycle_anchor'), missing_payment_method: 'pause' },
  },
}

const line = {
  id: 'il_1',
  object: 'line_item',
  ...none('discount_amounts', 'pretax_credit_amounts', 'quantity_decimal', 'taxes'),
  amount: 399,
  currency: 'eur',
  description: '1 × Evening pass',
  discountable: true,
  discounts: [],
  invoice: 'in_1',
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      ...none('invoice_item', 'proration_details'),
      proration: false,
      subscription: 'sub_1',
      subscription_item: 'si_1',
    },
    type: 'subscription_item_details',
  },
  period: { start: atSeconds, end: atSeconds + 2_592_000 },
  pricing: {
    price_details: { price: 'price_1', product: 'prod_1' },
    type: 'price_details',
    unit_amount_decimal: '399',
  },
  quantity: 1,
  subscription: 'sub_1',
  subtotal: 399,
}

export const invoice = {
  id: 'in_1',
  object: 'invoice',
  ...made,
  ...none('account_country', 'account_name', 'account_tax_ids', 'application', 'custom_fields'),
  ...none('automatically_finalizes_at', 'customer_account', 'customer_address', 'customer_name'),
  ...none('customer_phone', 'customer_shipping', 'default_payment_method', 'default_source'),
  ...none('description', 'due_date', 'ending_balance', 'footer', 'from_invoice', 'on_behalf_of'),
  ...none('last_finalization_error', 'latest_revision', 'next_payment_attempt', 'receipt_number'),
  ...none('rendering', 'shipping_cost', 'shipping_details', 'statement_descriptor', 'test_clock'),
  ...none('total_discount_amounts', 'total_pretax_credit_amounts', 'total_taxes'),
  amount_due: 399,
  amount_overpaid: 0,
  amount_paid: 399,
  amount_remaining: 0,
  amount_shipping: 0,
  attempt_count: 1,
  attempted: true,
  automatic_tax: { ...none('disabled_reason', 'liability', 'provider', 'status'), enabled: false },
  billing_reason: 'subscription_create',
  collection_method: 'charge_automatically',
  currency: 'eur',
  customer: 'cus_1',
  customer_email: 'aiko@example.org',
  customer_tax_exempt: 'none',
  default_tax_rates: [],
  discounts: [],
  effective_at: atSeconds,
  issuer: { type: 'self' },
  lines: listOf('/v1/invoices/in_1/lines', line),
  number: 'DOJO-0001',
  parent: {
    quote_details: null,
    subscription_details: { metadata: {}, subscription: 'sub_1' },
    type: 'subscription_details',
  },
  payment_settings: none('default_mandate', 'payment_method_options', 'payment_method_types'),
  period_end: atSeconds,
  period_start: atSeconds,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  starting_balance: 0,
  status: 'paid',
  status_transitions: {
    ...none('marked_uncollectible_at', 'voided_at'),
    finalized_at: atSeconds,
    paid_at: atSeconds,
  },
  subtotal: 399,
  subtotal_excluding_tax: 399,
  total: 399,
  total_excluding_tax: 399,
  webhooks_delivered_at: atSeconds,
}

export const testClock = {
  id: 'clock_1',
  object: 'test_helpers.test_clock',
  created: atSeconds,
  deletes_after: atSeconds + 2_592_000,
  frozen_time: atSeconds,
  livemode: false,
  name: 'A month on',
  status: 'advancing',
  status_details: { advancing: { target_frozen_time: atSeconds + 86_400 } },
}

export const webhookEndpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  ...made,
  ...none('api_version', 'application', 'description'),
  enabled_events: ['invoice.paid', 'charge.refunded'],
  secret: 'whsec_1',
  status: 'enabled',
  url: 'https://example.org/api/payments/events',
}

export const portalSession = {
  id: 'bps_1',
  object: 'billing_portal.session',
  ...none('customer_account', 'flow', 'locale', 'on_behalf_of'),
  configuration: 'bpc_1',
  created: atSeconds,
  customer: 'cus_1',
  livemode: false,
  return_url: 'https://example.org/profile',
  url: 'https://example.org/portal/bps_1',
}

/** What the service says happened, with the thing it happened to. */
export const eventOf = (type: string, object: unknown, more: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: atSeconds,
  data: { object, ...more },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: 'key_1' },
  type,
})

export const customerList = listOf('/v1/customers', customer)
