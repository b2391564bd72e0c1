import { badRequest, missingParam } from './api-error.ts'
import { defineCall } from './define-call.ts'
import { emit } from './emit-event.ts'
import { isWithin, listPage, pageParams } from './list-page.ts'
import { makeCheckoutSession } from './make-checkout-session.ts'
import { readItems } from './make-subscription.ts'
import type { CheckoutSession } from './objects.ts'
import { mergeMetadata } from './read-params.ts'
import { find, findCustomer, newestFirst, nowSeconds, type World } from './world.ts'

const createParams = {
  mode: 'text',
  ui_mode: 'text',
  line_items: [{ price: 'text', quantity: 'integer' }],
  customer: 'text',
  customer_email: 'text',
  client_reference_id: 'text',
  metadata: 'metadata',
  subscription_data: {
    metadata: 'metadata',
    description: 'text',
    trial_period_days: 'integer',
    billing_mode: 'anything',
    trial_settings: 'anything',
  },
  success_url: 'text',
  cancel_url: 'text',
  expires_at: 'integer',
  locale: 'text',
  allow_promotion_codes: 'flag',
  billing_address_collection: 'text',
  payment_method_collection: 'text',
  allowed_payment_method_types: ['text'],
  customer_update: 'anything',
  saved_payment_method_options: 'anything',
  automatic_tax: 'anything',
  custom_text: 'anything',
  branding_settings: 'anything',
  submit_type: 'text',
  integration_identifier: 'text',
} as const

const daySeconds = 86_400

function checkUrl(url: string | undefined, param: string, isNeeded: boolean): void {
  if (!url) {
    if (isNeeded) throw missingParam(param)
    return
  }
  const plain = url.replaceAll('{CHECKOUT_SESSION_ID}', 'id')
  if (!/^https?:/.test(plain) || !URL.canParse(plain))
    throw badRequest('Not a valid URL', 'url_invalid', param)
}

function readExpiry(world: World, expiresAt: number | null | undefined): number {
  const now = nowSeconds(world)
  if (typeof expiresAt !== 'number') return now + daySeconds
  if (expiresAt >= now + 1800 && expiresAt <= now + daySeconds) return expiresAt
  throw badRequest(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    undefined,
    'expires_at',
  )
}

/** Can no longer be paid; emits `checkout.session.expired`. */
export function expireSession(world: World, session: CheckoutSession): void {
  session.status = 'expired'
  session.url = null
  emit(world, 'checkout.session.expired', session)
}

export const checkoutCalls = [
  defineCall('POST', '/v1/checkout/sessions', createParams, (world, params) => {
    if (!params.mode) throw missingParam('mode')
    if (params.mode !== 'subscription')
      throw badRequest('Only `subscription` is known here.', undefined, 'mode')
    if (params.ui_mode && params.ui_mode !== 'hosted_page')
      throw badRequest('Only `hosted_page` is known here.', undefined, 'ui_mode')
    checkUrl(params.success_url, 'success_url', true)
    checkUrl(params.cancel_url, 'cancel_url', false)
    const items = readItems(world, params.line_items, 'line_items')
    if (params.customer && params.customer_email)
      throw badRequest('You may only specify one of these parameters: customer, customer_email.')
    if (params.customer) findCustomer(world, params.customer)
    const trialDays = params.subscription_data?.trial_period_days ?? 0
    if (trialDays < 0 || trialDays > 730)
      throw badRequest(
        'Invalid trial_period_days',
        undefined,
        'subscription_data[trial_period_days]',
      )
    const session = makeCheckoutSession(world, {
      items,
      trialDays,
      customer: params.customer || null,
      email: params.customer_email || null,
      reference: params.client_reference_id || null,
      metadata: mergeMetadata({}, params.metadata),
      subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
      description: params.subscription_data?.description || null,
      successUrl: params.success_url ?? '',
      cancelUrl: params.cancel_url || null,
      expiresAt: readExpiry(world, params.expires_at),
      locale: params.locale || null,
      allowPromotionCodes: params.allow_promotion_codes ?? null,
    })
    return Object.assign(session, {
      integration_identifier: params.integration_identifier || null,
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      billing_address_collection: params.billing_address_collection || null,
    })
  }),
  defineCall('GET', '/v1/checkout/sessions/:id', {}, (world, _, id) =>
    find(world, 'checkout.session', id, 'session'),
  ),
  defineCall('GET', '/v1/checkout/sessions/:id/line_items', pageParams, (world, page, id) => {
    find(world, 'checkout.session', id, 'session')
    const lines = world.state.sessions[id]?.lineItems ?? []
    return listPage(lines, page, `/v1/checkout/sessions/${id}/line_items`)
  }),
  defineCall('POST', '/v1/checkout/sessions/:id', { metadata: 'metadata' }, (world, params, id) => {
    const session = find(world, 'checkout.session', id, 'session')
    session.metadata = mergeMetadata(session.metadata ?? {}, params.metadata)
    return session
  }),
  defineCall('POST', '/v1/checkout/sessions/:id/expire', {}, (world, _, id) => {
    const session = find(world, 'checkout.session', id, 'session')
    if (session.status !== 'open')
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    expireSession(world, session)
    return session
  }),
  defineCall(
    'GET',
    '/v1/checkout/sessions',
    {
      ...pageParams,
      customer: 'text',
      subscription: 'text',
      payment_intent: 'text',
      status: 'text',
      created: 'range',
    },
    (world, { customer, subscription, payment_intent, status, created, ...page }) => {
      const found = newestFirst(world, 'checkout.session').filter(
        (session) =>
          (!customer || session.customer === customer) &&
          (!subscription || session.subscription === subscription) &&
          (!payment_intent || session.payment_intent === payment_intent) &&
          (!status || session.status === status) &&
          isWithin(session.created, created),
      )
      return listPage(found, page, '/v1/checkout/sessions')
    },
  ),
]
