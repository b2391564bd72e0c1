import type { SubscriptionAnswer } from '#contract/premium.ts'
import { canCharge } from '#domain/premium/subscription.ts'
import { subscriptionIdProblem } from '#domain/premium/subscription-id.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { findSubscription, type StoredSubscription } from '../profile/subscription-repository.ts'
import type { Billing } from './open-billing.ts'

type Deps = Pick<ServerContext, 'database'> & { billing: Billing }
type Change = { userId: string; subscriptionId: unknown; cancel: boolean }

/**
 * Cancels a subscription at the end of its paid time, or resumes it; idempotent. Throws an
 * `AppError`: 400 in the words of spec §5, 404 for another user's, 409 for an ended one; else
 * Stripe's errors.
 */
export async function changeSubscription(
  { database, billing }: Deps,
  { userId, subscriptionId, cancel }: Change,
): Promise<SubscriptionAnswer> {
  const problem = subscriptionIdProblem(subscriptionId)
  if (problem !== null) throw new AppError('invalid_request', problem)
  const stored = await findSubscription(database.db, userId)
  if (stored === null || stored.subscriptionId !== subscriptionId) {
    throw new AppError('not_found', 'There is no such subscription.')
  }
  const current = await billing.sync(userId)
  if (current === null || current.subscriptionId !== subscriptionId || !canCharge(current)) {
    throw new AppError('conflict', 'This subscription has ended already.')
  }
  const stripe = await billing.loadStripe()
  const changed = await stripe.subscriptions.update(
    current.subscriptionId,
    hasFixedEnd(current) && !cancel ? { cancel_at: '' } : { cancel_at_period_end: cancel },
  )
  await billing.sync(userId)
  const [item] = changed.items.data
  return {
    status: changed.status,
    cancelAt:
      changed.cancel_at ??
      (changed.cancel_at_period_end ? (item?.current_period_end ?? null) : null),
  }
}

/** An end date set in the portal is removed by `cancel_at`, not by the period flag. */
function hasFixedEnd({ cancelAt, cancelAtPeriodEnd }: StoredSubscription): boolean {
  return cancelAt !== null && !cancelAtPeriodEnd
}
