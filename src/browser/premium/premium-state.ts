import type { OwnPremium } from '#contract/premium.ts'

/** Whether somebody wears the black belt, or has a subscription that may yet put it on them. */
export function hasPremium({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium || subscriptionId !== null
}

/** Of those who have it: a payment is missing or was given back. It runs on for now, or is off. */
export function isPaymentDue({
  isPremium,
  isPastDue,
}: Pick<OwnPremium, 'isPremium' | 'isPastDue'>): boolean {
  return isPastDue || !isPremium
}

/**
 * The subscription has ended before the time that was paid for: nothing is charged, nothing can be
 * resumed, and another one is paid only once.
 */
export function isEndedWithTimeLeft({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium && subscriptionId === null
}

/** Of those who owe without a payment that failed: the portal says more than is known here. */
export const unpaidNote =
  'What was paid was given back, or has not come yet: your invoices say which.'

/**
 * What a belt that was taken off still costs.
 * @param day until when it is paid; null while the payment of the running period is on its way
 */
export function lastChargeNote(day: string | null): string {
  return day === null
    ? 'The period that has just begun may still be charged; it stays on until that ends.'
    : 'Nothing more is charged.'
}
