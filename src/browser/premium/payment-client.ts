import type {
  CheckoutAnswer,
  CheckoutRequest,
  PortalAnswer,
  StatusRequest,
  SubscriptionAnswer,
} from '#contract/premium.ts'
import { readStatus } from '#domain/premium/premium-state.ts'
import {
  type FailedStatus,
  failedStatus,
  type SubscriptionStatus,
} from '#domain/premium/subscription.ts'
import { subscriptionIdProblem } from '#domain/premium/subscription-id.ts'
import { toMessage } from '../api/shown-error.ts'
import { isWebAddress, paymentBase } from './payment-base.ts'
import { PaymentError } from './payment-error.ts'
import { type PaymentContext, paymentAttempts, sendPayment } from './send-payment.ts'

/** Spec §8. */
export const checkoutFailure = 'Failed to create checkout session after retries'
export const statusFailure = 'Failed to check subscription status after retries'

const patienceMs = 15_000
/** Opening a checkout is several calls to Stripe, one after another. */
const checkoutPatienceMs = 30_000

const tabPayments: PaymentContext = {
  base: paymentBase,
  fetch: (...request) => fetch(...request),
  sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  lateSignal: (lateMs) => AbortSignal.timeout(lateMs),
}

/**
 * The payment page for a price.
 * @throws PaymentError with the server's sentence for a refusal, with `checkoutFailure` otherwise
 */
export async function createCheckoutSession(
  request: CheckoutRequest,
  context = tabPayments,
): Promise<CheckoutAnswer> {
  return await sendPayment(context, {
    path: 'create-checkout-session',
    body: request,
    attempts: paymentAttempts,
    patienceMs: checkoutPatienceMs,
    read: readCheckout,
    failure: checkoutFailure,
  })
}

/**
 * Tells a subscription to end with the time that is paid for. One attempt: the caller decides.
 * @throws PaymentError, before any request where the id is none (spec §5)
 */
export async function cancelSubscription(
  subscriptionId: unknown,
  context = tabPayments,
): Promise<SubscriptionAnswer> {
  return await changeSubscription('cancel_subscription', subscriptionId, context)
}

/** Lets a cancelled subscription go on; by the same rules. */
export async function resumeSubscription(
  subscriptionId: unknown,
  context = tabPayments,
): Promise<SubscriptionAnswer> {
  return await changeSubscription('resume_subscription', subscriptionId, context)
}

async function changeSubscription(
  path: string,
  subscriptionId: unknown,
  context: PaymentContext,
): Promise<SubscriptionAnswer> {
  const problem = subscriptionIdProblem(subscriptionId)
  if (problem !== null) throw new PaymentError(problem, { status: 0 })
  const body = { subscriptionId }
  return await sendPayment(context, { path, body, attempts: 1, patienceMs, read: readSubscription })
}

/**
 * The state of a subscription; after three failed attempts the fallback of spec §8: not
 * premium, with the error message. Never throws.
 */
export async function checkSubscription(
  request: StatusRequest,
  context = tabPayments,
): Promise<SubscriptionStatus | FailedStatus> {
  try {
    return await sendPayment(context, {
      path: 'check_subscription',
      body: request,
      attempts: paymentAttempts,
      patienceMs,
      read: readStatus,
      failure: statusFailure,
    })
  } catch (error) {
    return failedStatus(toMessage(error))
  }
}

/**
 * A fresh address of the pages where somebody changes their card and finds their bills.
 * @throws PaymentError
 */
export async function openBillingPortal(context = tabPayments): Promise<PortalAnswer> {
  return await sendPayment(context, {
    path: 'billing-portal',
    body: {},
    attempts: paymentAttempts,
    patienceMs,
    read: readPortal,
  })
}

function readCheckout(data: unknown): CheckoutAnswer | null {
  const { url, sessionId } = fieldsOf(data)
  if (!isWebAddress(url) || typeof sessionId !== 'string' || sessionId === '') return null
  return { url, sessionId }
}

function readSubscription(data: unknown): SubscriptionAnswer | null {
  const { status, cancelAt } = fieldsOf(data)
  if (typeof status !== 'string') return null
  if (cancelAt !== null && !(typeof cancelAt === 'number' && Number.isFinite(cancelAt))) return null
  return { status, cancelAt }
}

function readPortal(data: unknown): PortalAnswer | null {
  const { url } = fieldsOf(data)
  return isWebAddress(url) ? { url } : null
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return (data ?? {}) as Record<string, unknown>
}
