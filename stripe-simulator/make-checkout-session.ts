import { customerFields } from './customers.ts'
import { newId } from './new-id.ts'
import type { CheckoutSession, LineItem, Price } from './objects.ts'
import { productName } from './products.ts'
import type { Metadata } from './read-params.ts'
import { insert, nowSeconds, type World } from './world.ts'

type Given = {
  items: { price: Price; quantity: number }[]
  trialDays: number
  customer: string | null
  email: string | null
  reference: string | null
  metadata: Metadata
  subscriptionMetadata: Metadata
  description: string | null
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  locale: string | null
  allowPromotionCodes: boolean | null
}

export function makeCheckoutSession(world: World, given: Given): CheckoutSession {
  const id = newId('cs_test', 56)
  const origin = world.pages === 'own' ? world.apiBase : new URL(given.successUrl).origin
  const lineItems = given.items.map((item) => makeLine(world, item, given.trialDays > 0))
  const total = lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0)
  world.state.sessions[id] = {
    lineItems,
    metadata: given.subscriptionMetadata,
    description: given.description,
    trialDays: given.trialDays,
    customer: null,
    paymentIntent: null,
    pendingMethod: null,
    bankAnswersAt: null,
  }
  return insert(world, 'checkout.session', {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.reference,
    client_secret: null,
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: null,
    },
    consent: null,
    consent_collection: null,
    created: nowSeconds(world),
    currency: given.items[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: given.customer ? null : 'always',
    customer_details: detailsOf(
      given.email ?? customerFields(world, given.customer)?.email ?? null,
      null,
    ),
    customer_email: given.email,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale as CheckoutSession['locale'],
    managed_payments: null,
    metadata: given.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/test-mode/checkout/${id}`,
    wallet_options: null,
  })
}

export function detailsOf(
  email: string | null,
  name: string | null,
): CheckoutSession['customer_details'] {
  if (!email) return null
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

function makeLine(
  world: World,
  { price, quantity }: { price: Price; quantity: number },
  isTrial: boolean,
): LineItem {
  const amount = isTrial ? 0 : (price.unit_amount ?? 0) * quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: productName(world, price),
    metadata: {},
    price: structuredClone(price),
    quantity,
  }
}
