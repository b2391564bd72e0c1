/** As read from Stripe; times in epoch seconds. */
export type Subscription = {
  subscriptionId: string
  status: string
  cancelAtPeriodEnd: boolean
  cancelAt: number | null
  periodStart: number | null
  /** End of the last paid period; null before the first payment. */
  paidThrough: number | null
}

/** Spec §3, "Subscription status". */
export type SubscriptionStatus = {
  isPremium: boolean
  isCanceled: boolean
  isPastDue: boolean
  message: string
  /** Epoch seconds, by what is paid: Stripe's own period advances unpaid too. */
  currentPeriodEnd: number | null
}

const runningStatuses = new Set(['active', 'trialing'])
const chargeableStatuses = new Set([...runningStatuses, 'past_due', 'unpaid', 'paused'])

/** A renewal is paid about an hour after its period begins. */
const renewalStepSeconds = 2 * 60 * 60
const maxRenewalSeconds = 72 * 60 * 60

/**
 * Epoch seconds: the end of what is paid, plus the renewal step while it runs on; null when not
 * open. It may run unpaid after a refund.
 */
export function premiumUntil(subscription: Subscription | null, nowSeconds: number): number | null {
  if (subscription === null) return null
  const { status, paidThrough, periodStart, cancelAtPeriodEnd, cancelAt } = subscription
  if (paidThrough !== null && nowSeconds < paidThrough) return paidThrough
  if (!runningStatuses.has(status) || periodStart === null) return null
  // Cancelled just after a renewal began: that period is still charged.
  const isLastPaid = paidThrough === null || periodStart < paidThrough
  if ((cancelAtPeriodEnd && isLastPaid) || (cancelAt !== null && cancelAt <= nowSeconds))
    return null
  const latest = Math.max(periodStart, paidThrough ?? 0) + maxRenewalSeconds
  return nowSeconds < latest ? Math.min(nowSeconds + renewalStepSeconds, latest) : null
}

export function isEntitled(subscription: Subscription | null, nowSeconds: number): boolean {
  return premiumUntil(subscription, nowSeconds) !== null
}

/** Whether it may still charge the customer, so that a second one would charge twice. */
export function canCharge({ status }: Pick<Subscription, 'status'>): boolean {
  return chargeableStatuses.has(status)
}

export function isCanceled({ status, cancelAtPeriodEnd, cancelAt }: Subscription): boolean {
  return cancelAtPeriodEnd || cancelAt !== null || status === 'canceled'
}

export function statusOf(
  subscription: Subscription | null,
  nowSeconds: number,
): SubscriptionStatus {
  if (subscription === null) {
    return { ...notPremium, message: 'There is no subscription.' }
  }
  const isPremium = isEntitled(subscription, nowSeconds)
  const cancelled = isCanceled(subscription)
  const isPastDue = subscription.status === 'past_due'
  return {
    isPremium,
    isCanceled: cancelled,
    isPastDue,
    message: statusMessage({ isPremium, isPastDue, isCanceled: cancelled }),
    currentPeriodEnd: premiumUntil(subscription, nowSeconds) ?? subscription.paidThrough,
  }
}

const notPremium = {
  isPremium: false,
  isCanceled: false,
  isPastDue: false,
  currentPeriodEnd: null,
}

type Flags = Pick<SubscriptionStatus, 'isPremium' | 'isPastDue' | 'isCanceled'>

function statusMessage({ isPremium, isPastDue, isCanceled: cancelled }: Flags): string {
  if (isPastDue) return 'The last payment failed.'
  if (!isPremium) return cancelled ? 'The subscription has ended.' : 'The subscription is not paid.'
  return cancelled
    ? 'The subscription is cancelled and runs until its paid time ends.'
    : 'The subscription is active.'
}

export type FailedStatus = SubscriptionStatus & { hasFailed: true }

/** Spec §4 and §8: the stored state stays as it is. */
export function failedStatus(message: string): FailedStatus {
  return { ...notPremium, message, hasFailed: true }
}

export function isFailedStatus(reply: unknown): reply is FailedStatus {
  return (reply as Partial<FailedStatus> | null | undefined)?.hasFailed === true
}
