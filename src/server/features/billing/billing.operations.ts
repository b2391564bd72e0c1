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
  url: z.string().describe('The payment page to go to.'),
  sessionId: text,
}) satisfies z.ZodType<CheckoutAnswer>

const Changed = z.strictObject({
  status: text,
  cancelAt: z.int().nullable().describe('When it ends, epoch seconds; null while it goes on.'),
}) satisfies z.ZodType<SubscriptionAnswer>

const Status = z.strictObject({
  isPremium: z.boolean(),
  isCanceled: z.boolean(),
  isPastDue: z.boolean(),
  message: text,
  currentPeriodEnd: z.int().nullable().describe('Until when it is open, epoch seconds.'),
}) satisfies z.ZodType<SubscriptionStatus>

const Price = z.strictObject({
  id: text,
  interval: z.enum(['month', 'year']),
  unitAmount: z.int().describe('In the smallest unit of the currency.'),
  currency: z.string().describe('ISO 4217, lower case.'),
}) satisfies z.ZodType<PremiumPrice>

const Offer = z.strictObject({
  state: z.enum(['open', 'unavailable', 'unreachable']),
  testMode: z.boolean().describe('No money moves.'),
  paymentBase: z.string().nullable().describe('Where the payment calls go, if not here.'),
  prices: z.array(Price),
}) satisfies z.ZodType<PremiumOffer>

/** `/api/premium` and the payment calls of spec §7. */
export const billingOperations: OperationGroup = {
  tag: 'Premium',
  description:
    'What premium costs, and paying for it. Payments run through Stripe, whose truth is read and never guessed.',
  operations: [
    {
      route: 'GET /api/premium',
      id: 'getOffer',
      summary: 'What premium costs here, and whether it can be had.',
      responses: { 200: json('The offer.', Offer) },
    },
    {
      route: `POST ${paymentPath}/create-checkout-session`,
      id: 'createCheckout',
      summary: 'Opens a payment page for a price of this house.',
      auth: 'member',
      body: CheckoutRequest,
      responses: { 200: json('Where to pay.', Checkout) },
      errors: ['forbidden', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/cancel_subscription`,
      id: 'cancelSubscription',
      summary: 'Lets one’s own subscription end with the time that is paid.',
      auth: 'member',
      body: SubscriptionRequest,
      responses: { 200: json('As it stands now.', Changed) },
      errors: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/resume_subscription`,
      id: 'resumeSubscription',
      summary: 'Lets one’s own subscription go on after all.',
      auth: 'member',
      body: SubscriptionRequest,
      responses: { 200: json('As it stands now.', Changed) },
      errors: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/check_subscription`,
      id: 'checkSubscription',
      summary: 'How one’s own subscription stands.',
      auth: 'member',
      body: StatusRequest,
      responses: { 200: json('How it stands.', Status) },
      errors: ['forbidden'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/billing-portal`,
      id: 'openPortal',
      summary: 'Where invoices lie and cards are changed.',
      auth: 'member',
      body: PortalRequest,
      responses: { 200: json('Where to go.', z.strictObject({ url: text })) },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: `POST ${paymentPath}/webhook`,
      id: 'hearStripe',
      summary: 'What Stripe tells the house, signed with the secret that both know.',
      auth: 'stripe',
      headers: {
        'stripe-signature': z.string().describe('Stripe’s signature of the body as it was sent.'),
      },
      body: {
        types: {
          'application/json': z.looseObject({ id: text, type: text, data: z.looseObject({}) }),
        },
      },
      responses: { 200: json('It was dealt with.', z.strictObject({ received: z.literal(true) })) },
      isLimited: true,
    },
  ],
}
