import type { OwnPremium } from '#contract/premium.ts'

/** Whether somebody wears the black belt, or has a subscription that may yet put it on them. */
export function hasBelt({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium || subscriptionId !== null
}

/** Of those who have it: a payment is missing. It runs on for now, or has not begun. */
export function isOwing({
  isPremium,
  isPastDue,
}: Pick<OwnPremium, 'isPremium' | 'isPastDue'>): boolean {
  return isPastDue || !isPremium
}

/**
 * The subscription has ended before the time that was paid for: nothing is charged, nothing can be
 * resumed, and another one is paid only once.
 */
export function isLeftOver({
  isPremium,
  subscriptionId,
}: Pick<OwnPremium, 'isPremium' | 'subscriptionId'>): boolean {
  return isPremium && subscriptionId === null
}
