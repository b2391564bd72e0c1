import type { Profile } from '../profile/profile.ts'
import { isFailedStatus, type SubscriptionStatus } from './subscription.ts'

export type PremiumFields = Pick<
  Profile,
  'premium' | 'cancelled' | 'premiumEndDate' | 'stripe_subscription_id'
>

export function readStatus(reply: unknown): SubscriptionStatus | null {
  const { isPremium, isCanceled, isPastDue, message, currentPeriodEnd } = (reply ?? {}) as Record<
    string,
    unknown
  >
  if (typeof isPremium !== 'boolean' || typeof isCanceled !== 'boolean') return null
  if (currentPeriodEnd !== undefined && currentPeriodEnd !== null && !isSeconds(currentPeriodEnd)) {
    return null
  }
  return {
    isPremium,
    isCanceled,
    isPastDue: isPastDue === true,
    message: typeof message === 'string' ? message : '',
    currentPeriodEnd: currentPeriodEnd ?? null,
  }
}

function isSeconds(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Spec §4: a failed check and an invalid reply change nothing, "not premium" revokes nothing. */
export function applyStatus(
  stored: PremiumFields,
  reply: unknown,
  nowSeconds: number,
): Partial<PremiumFields> {
  const status = isFailedStatus(reply) ? null : readStatus(reply)
  if (status === null) return {}
  const { isPremium, isCanceled, currentPeriodEnd } = status
  const isPaid = isCanceled && currentPeriodEnd !== null && nowSeconds < currentPeriodEnd
  return {
    ...(isCanceled !== stored.cancelled && { cancelled: isCanceled }),
    ...((isPremium || isPaid) && !stored.premium && { premium: true }),
    ...(currentPeriodEnd !== null &&
      currentPeriodEnd !== stored.premiumEndDate && { premiumEndDate: currentPeriodEnd }),
  }
}

/** Spec §4: premium ends once its end date has passed. */
export function expirePremium(
  { premium, premiumEndDate }: Pick<PremiumFields, 'premium' | 'premiumEndDate'>,
  nowSeconds: number,
): Partial<PremiumFields> {
  const isOver = premium && premiumEndDate !== null && nowSeconds > premiumEndDate
  return isOver ? { premium: false } : {}
}

/** Spec §4: what marking a user premium stores. */
export function markPremium(subscriptionId: string): Partial<PremiumFields> {
  return { premium: true, stripe_subscription_id: subscriptionId, cancelled: false }
}
