import type { OwnPremium } from '#contract/premium.ts'

/** Premium is on, or a subscription exists that may switch it on. */
export function hasPremium({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium || subscriptionId !== null
}

/** A payment is missing or was refunded; premium runs on for now, or is off. */
export function isPaymentDue({
  isPremium,
  isPastDue,
}: Pick<OwnPremium, 'isPremium' | 'isPastDue'>): boolean {
  return isPastDue || !isPremium
}

/**
 * The subscription ended before the paid period: nothing is charged, it cannot be resumed, and
 * another one is paid once only.
 */
export function isEndedWithTimeLeft({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium && subscriptionId === null
}

/** A debt without a failed payment: the portal says more. */
export const unpaidNote =
  'What was paid was given back, or has not come yet: your invoices say which.'

/** @param day until when it is paid; null while the payment of the current period is pending */
export function lastChargeNote(day: string | null): string {
  return day === null
    ? 'The period that has just begun may still be charged; it stays on until that ends.'
    : 'Nothing more is charged.'
}
