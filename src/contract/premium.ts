import { z } from 'zod'

/** Spec §7: the default path of payment calls. */
export const paymentPath = '/api/stripe'

const Id = z.string('must be text').max(255, 'is too long')
const Hint = Id.nullish()

export const CheckoutRequest = z.strictObject({
  userId: Id,
  userMail: Hint,
  price_id: Id,
})

export type CheckoutRequest = z.infer<typeof CheckoutRequest>

export type CheckoutAnswer = { url: string; sessionId: string }

/** `subscriptionId` has a validator of its own, with the messages of spec §5. */
export const SubscriptionRequest = z.strictObject({ subscriptionId: z.unknown().optional() })

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
  /** In the currency's smallest unit, such as øre or cents. */
  unitAmount: number
  currency: string
}

/** `GET /api/premium`: prices, and whether premium is sold here. */
export type PremiumOffer = {
  /** `unreachable`: Stripe does not answer. */
  state: 'open' | 'unavailable' | 'unreachable'
  /** Payments go to the bundled simulator; no money moves. */
  testMode: boolean
  paymentBase: string | null
  prices: PremiumPrice[]
}

/** The user's own subscription, for the profile page. */
export type OwnPremium = {
  isPremium: boolean
  isCanceled: boolean
  isPastDue: boolean
  /** Epoch seconds; null also while a renewal is pending. */
  paidThrough: number | null
  /** Null when none can be cancelled or resumed. */
  subscriptionId: string | null
  interval: PremiumPrice['interval'] | null
  hasCustomer: boolean
}

/** The state of a checkout that the user returns from. */
export type CheckoutOutcome = 'premium' | 'pending' | 'failed' | 'unknown'
