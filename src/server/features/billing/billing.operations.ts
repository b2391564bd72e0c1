import { z } from 'zod'
import {
  type CheckoutAnswer,
  CheckoutRequest,
  PortalRequest,
  type PremiumOffer,
  type PremiumPrice,
  paymentPath,
  StatusRequest,
  type SubscriptionAnswer,
  SubscriptionRequest,
} from '#contract/premium.ts'
import type { SubscriptionStatus } from '#domain/premium/subscription.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { json, text } from '#server/platform/web/operation-responses.ts'

const Checkout = z.strictObject({
  url: z.string().describe('URL of the payment page.'),
  sessionId: text,
}) satisfies z.ZodType<CheckoutAnswer>

const Changed = z.strictObject({
  status: text,
  cancelAt: z.int().nullable().describe('When it ends, epoch seconds; null unless cancelled.'),
}) satisfies z.ZodType<SubscriptionAnswer>

const Status = z.strictObject({
  isPremium: z.boolean(),
  isCanceled: z.boolean(),
  isPastDue: z.boolean(),
  message: text,
  currentPeriodEnd: z.int().nullable().describe('End of the current period, epoch seconds.'),
}) satisfies z.ZodType<SubscriptionStatus>

const Price = z.strictObject({
  id: text,
  interval: z.enum(['month', 'year']),
  unitAmount: z.int().describe('In the smallest unit of the currency.'),
  currency: z.string().describe('ISO 4217, lower case.'),
}) satisfies z.ZodType<PremiumPrice>

const Offer = z.strictObject({
  state: z.enum(['open', 'unavailable', 'unreachable']),
  testMode: z.boolean().describe('True when no money is charged.'),
  paymentBase: z
    .string()
    .nullable()
    .describe('Base URL of the payment calls; null for this server.'),
  prices: z.array(Price),
}) satisfies z.ZodType<PremiumOffer>

/** `/api/premium` and the payment calls of spec §7. */
export const billingOperations: OperationGroup = {
  tag: 'Premium',
  description: 'Prices, checkout and subscriptions, through Stripe.',
  operations: [
    {
      route: 'GET /api/premium',
      id: 'getOffer',
      summary: 'Get the prices of premium, and whether payments work.',
      responses: { 200: json('The offer.', Offer) },
    },
    {
      route: `POST ${paymentPath}/create-checkout-session`,
      id: 'createCheckout',
      summary: 'Open a payment page for a price.',
      auth: 'session',
      body: CheckoutRequest,
      responses: { 200: json('The payment page.', Checkout) },
      errors: ['forbidden', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/cancel_subscription`,
      id: 'cancelSubscription',
      summary: 'Cancel the subscription at the end of the paid time.',
      auth: 'session',
      body: SubscriptionRequest,
      responses: { 200: json('The current state.', Changed) },
      errors: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/resume_subscription`,
      id: 'resumeSubscription',
      summary: 'Resume a cancelled subscription.',
      auth: 'session',
      body: SubscriptionRequest,
      responses: { 200: json('The current state.', Changed) },
      errors: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/check_subscription`,
      id: 'checkSubscription',
      summary: 'Get the status of the subscription.',
      auth: 'session',
      body: StatusRequest,
      responses: { 200: json('The status.', Status) },
      errors: ['forbidden'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/billing-portal`,
      id: 'openPortal',
      summary: 'Open the portal for invoices and cards.',
      auth: 'session',
      body: PortalRequest,
      responses: { 200: json('The URL to open.', z.strictObject({ url: text })) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/webhook`,
      id: 'receiveStripeEvent',
      summary: 'Receive a Stripe event, signed with the shared secret.',
      auth: 'stripe',
      headers: {
        'stripe-signature': z.string().describe('Stripe’s signature of the raw body.'),
      },
      body: {
        types: {
          'application/json': z.looseObject({ id: text, type: text, data: z.looseObject({}) }),
        },
      },
      responses: { 200: json('Event handled.', z.strictObject({ received: z.literal(true) })) },
      isLimited: true,
    },
  ],
}
