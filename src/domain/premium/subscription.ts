/** What is kept of somebody's subscription, as it was read from Stripe; times in epoch seconds. */
export type Subscription = {
  subscriptionId: string
  /** Stripe's own word. */
  status: string
  cancelAtPeriodEnd: boolean
  cancelAt: number | null
  /** When the period began that runs now, paid or not. */
  periodStart: number | null
  /** The end of the last period that an invoice was paid for; null before the first. */
  paidThrough: number | null
}

/** Spec §3, "Subscription status". */
export type SubscriptionStatus = {
  isPremium: boolean
  isCanceled: boolean
  isPastDue: boolean
  message: string
  /** Until when it is open, epoch seconds; by what is paid: Stripe's own period moves on unpaid too. */
  currentPeriodEnd: number | null
}

const runningStatuses = new Set(['active', 'trialing'])
const chargeableStatuses = new Set([...runningStatuses, 'past_due', 'unpaid', 'paused'])

/** A renewal is paid an hour or so after its period has begun; three days later it will not be. */
const renewalStepSeconds = 2 * 60 * 60
const maxRenewalSeconds = 72 * 60 * 60

/**
 * Until when premium is open, epoch seconds: to the end of what is paid, or for as long as a renewal
 * takes while the subscription runs on; null where it is not open now. A subscription may run unpaid,
 * after a refund or without word from Stripe: that opens nothing for long.
 */
export function premiumUntil(subscription: Subscription | null, nowSeconds: number): number | null {
  if (subscription === null) return null
  const { status, paidThrough, periodStart, cancelAtPeriodEnd, cancelAt } = subscription
  if (paidThrough !== null && nowSeconds < paidThrough) return paidThrough
  if (!runningStatuses.has(status) || periodStart === null) return null
  // Cancelled in a period that has just begun, it runs on: that one is still charged.
  const isLastPaid = paidThrough === null || periodStart < paidThrough
  if ((cancelAtPeriodEnd && isLastPaid) || (cancelAt !== null && cancelAt <= nowSeconds))
    return null
  const latest = Math.max(periodStart, paidThrough ?? 0) + maxRenewalSeconds
  return nowSeconds < latest ? Math.min(nowSeconds + renewalStepSeconds, latest) : null
}

/** Whether premium is open to them: the subscription runs, or what was paid for has not ended. */
export function isEntitled(subscription: Subscription | null, nowSeconds: number): boolean {
  return premiumUntil(subscription, nowSeconds) !== null
}

/** Whether it may still charge somebody: a second one beside it would charge them twice. */
export function canCharge({ status }: Pick<Subscription, 'status'>): boolean {
  return chargeableStatuses.has(status)
}

/** Whether it was told to end; Stripe sets either mark, and a subscription that ended was told. */
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

/** Of a status check that failed after all its attempts; it says nothing of the subscription. */
export type FailedStatus = SubscriptionStatus & { hasFailed: true }

/** Spec §4 and §8: none of the three, with the error message. What is stored stays as it is. */
export function failedStatus(message: string): FailedStatus {
  return { ...notPremium, message, hasFailed: true }
}

export function isFailedStatus(reply: unknown): reply is FailedStatus {
  return (reply as Partial<FailedStatus> | null | undefined)?.hasFailed === true
}
