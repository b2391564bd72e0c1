/** Spec §5; the check comes before any request. */
export const missingSubscriptionMessage =
  'Subscription ID is empty or missing. Cannot cancel subscription.'
export const malformedSubscriptionMessage =
  "Subscription ID has an invalid format. It must start with 'sub_'."

/** What is wrong with the id of a subscription, or null. */
export function subscriptionIdProblem(subscriptionId: unknown): string | null {
  if (typeof subscriptionId !== 'string' || subscriptionId.trim() === '') {
    return missingSubscriptionMessage
  }
  return subscriptionId.startsWith('sub_') ? null : malformedSubscriptionMessage
}
