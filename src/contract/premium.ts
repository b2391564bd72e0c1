import { z } from 'zod'

/** Spec §7: where the payment calls lie, when nothing else is configured. */
export const paymentPath = '/api/stripe'

const Id = z.string('must be text').max(255, 'is too long')
const Hint = Id.nullish()

export const CheckoutRequest = z.strictObject({
  userId: Id,
  userMail: Hint,
  price_id: Id,
})

export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** `url`: the payment page to go to. */
export type CheckoutAnswer = { url: string; sessionId: string }

/** `subscriptionId` is judged by its own rule, whose messages spec §5 fixes. */
export const SubscriptionRequest = z.strictObject({ subscriptionId: z.unknown().optional() })

/** `cancelAt`: when it ends, epoch seconds; null while it goes on. */
export type SubscriptionAnswer = { status: string; cancelAt: number | null }

export const StatusRequest = z.strictObject({
  customerId: Hint,
  userEmail: Hint,
  userId: Id,
})

export type StatusRequest = z.infer<typeof StatusRequest>

export const PortalRequest = z.strictObject({})

export type PortalAnswer = { url: string }

export type PremiumPrice = {
  id: string
  interval: 'month' | 'year'
  /** In the smallest unit of the currency, such as øre or cents. */
  unitAmount: number
  /** ISO 4217, lower case */
  currency: string
}

/** `GET /api/premium`: what premium costs here, and whether it can be had at all. */
export type PremiumOffer = {
  /** `unreachable`: Stripe does not answer, and no price is known. */
  state: 'open' | 'unavailable' | 'unreachable'
  /** Payments go to the bundled simulator: no money moves. */
  testMode: boolean
  /** Where the payment calls go instead of `paymentPath`; null for there. */
  paymentBase: string | null
  prices: PremiumPrice[]
}

/** What the profile page says of somebody's own subscription. */
export type OwnPremium = {
  isPremium: boolean
  isCanceled: boolean
  isPastDue: boolean
  /** Until when it is paid, epoch seconds; null too while a renewal is on its way. */
  paidThrough: number | null
  /** Null where there is none that could be cancelled or resumed. */
  subscriptionId: string | null
  interval: PremiumPrice['interval'] | null
  /** Whether there is anything to see in the portal. */
  hasCustomer: boolean
}

/** How a checkout that somebody comes back from stands. */
export type CheckoutOutcome = 'premium' | 'pending' | 'failed' | 'unknown'
