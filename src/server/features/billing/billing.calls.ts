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
import { json, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'

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
export const billingCalls: Area = {
  name: 'Premium',
  says: 'What premium costs, and paying for it. Payments run through Stripe, whose truth is read and never guessed.',
  calls: [
    {
      at: 'GET /api/premium',
      id: 'getOffer',
      says: 'What premium costs here, and whether it can be had.',
      answers: { 200: json('The offer.', Offer) },
    },
    {
      at: `POST ${paymentPath}/create-checkout-session`,
      id: 'createCheckout',
      says: 'Opens a payment page for a price of this house.',
      by: 'member',
      body: CheckoutRequest,
      answers: { 200: json('Where to pay.', Checkout) },
      refuses: ['forbidden', 'conflict'],
      isLimited: true,
    },
    {
      at: `POST ${paymentPath}/cancel_subscription`,
      id: 'cancelSubscription',
      says: 'Lets one’s own subscription end with the time that is paid.',
      by: 'member',
      body: SubscriptionRequest,
      answers: { 200: json('As it stands now.', Changed) },
      refuses: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      at: `POST ${paymentPath}/resume_subscription`,
      id: 'resumeSubscription',
      says: 'Lets one’s own subscription go on after all.',
      by: 'member',
      body: SubscriptionRequest,
      answers: { 200: json('As it stands now.', Changed) },
      refuses: ['not_found', 'conflict'],
      isLimited: true,
    },
    {
      at: `POST ${paymentPath}/check_subscription`,
      id: 'checkSubscription',
      says: 'How one’s own subscription stands.',
      by: 'member',
      body: StatusRequest,
      answers: { 200: json('How it stands.', Status) },
      refuses: ['forbidden'],
      isLimited: true,
    },
    {
      at: `POST ${paymentPath}/billing-portal`,
      id: 'openPortal',
      says: 'Where invoices lie and cards are changed.',
      by: 'member',
      body: PortalRequest,
      answers: { 200: json('Where to go.', z.strictObject({ url: text })) },
      refuses: ['not_found'],
      isLimited: true,
    },
    {
      at: `POST ${paymentPath}/webhook`,
      id: 'hearStripe',
      says: 'What Stripe tells the house, signed with the secret that both know.',
      by: 'stripe',
      headers: {
        'stripe-signature': z.string().describe('Stripe’s signature of the body as it was sent.'),
      },
      body: {
        types: {
          'application/json': z.looseObject({ id: text, type: text, data: z.looseObject({}) }),
        },
      },
      answers: { 200: json('It was dealt with.', z.strictObject({ received: z.literal(true) })) },
      isLimited: true,
    },
  ],
}
