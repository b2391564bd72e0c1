export const missingSubscriptionMessage =
  'Subscription ID is empty or missing. Cannot cancel subscription.'
export const malformedSubscriptionMessage =
  "Subscription ID has an invalid format. It must start with 'sub_'."

export function subscriptionIdProblem(subscriptionId: unknown): string | null {
  if (typeof subscriptionId !== 'string' || subscriptionId.trim() === '') {
    return missingSubscriptionMessage
  }
  return subscriptionId.startsWith('sub_') ? null : malformedSubscriptionMessage
}
