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
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { toMessage } from '../api/user-facing-error.ts'
import { isHttpUrl, paymentBase } from './payment-config.ts'
import { PaymentError } from './payment-error.ts'
import { type PaymentContext, paymentAttempts, sendPayment } from './send-payment.ts'

/** Spec §8. */
export const checkoutFailure = 'Failed to create checkout session after retries'
export const statusFailure = 'Failed to check subscription status after retries'

/** A checkout takes several calls to Stripe. */
const checkoutTimeoutMs = 30_000

const browserPayments: PaymentContext = {
  base: paymentBase,
  fetch: (...request) => fetch(...request),
  sleep: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  timeoutSignal: (lateMs) => AbortSignal.timeout(lateMs),
}

export async function createCheckoutSession(
  request: CheckoutRequest,
  context = browserPayments,
): Promise<CheckoutAnswer> {
  return await sendPayment(context, {
    path: 'create-checkout-session',
    body: request,
    attempts: paymentAttempts,
    timeoutMs: checkoutTimeoutMs,
    read: readCheckout,
    failure: checkoutFailure,
  })
}

/**
 * Cancels at the end of the paid period. One attempt.
 * @throws PaymentError, before any request when the id is invalid (spec §5)
 */
export async function cancelSubscription(
  subscriptionId: unknown,
  context = browserPayments,
): Promise<SubscriptionAnswer> {
  return await changeSubscription('cancel_subscription', subscriptionId, context)
}

export async function resumeSubscription(
  subscriptionId: unknown,
  context = browserPayments,
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
  return await sendPayment(context, {
    path,
    body,
    attempts: 1,
    timeoutMs: requestTimeoutMs,
    read: readSubscription,
  })
}

/**
 * Reads the subscription; after three failed attempts the fallback of spec §8: not premium, with
 * the error message. Never throws.
 */
export async function checkSubscription(
  request: StatusRequest,
  context = browserPayments,
): Promise<SubscriptionStatus | FailedStatus> {
  try {
    return await sendPayment(context, {
      path: 'check_subscription',
      body: request,
      attempts: paymentAttempts,
      timeoutMs: requestTimeoutMs,
      read: readStatus,
      failure: statusFailure,
    })
  } catch (error) {
    return failedStatus(toMessage(error))
  }
}

/** A fresh URL of the billing portal. @throws PaymentError */
export async function openBillingPortal(context = browserPayments): Promise<PortalAnswer> {
  return await sendPayment(context, {
    path: 'billing-portal',
    body: {},
    attempts: paymentAttempts,
    timeoutMs: requestTimeoutMs,
    read: readPortal,
  })
}

function readCheckout(data: unknown): CheckoutAnswer | null {
  const { url, sessionId } = fieldsOf(data)
  if (!isHttpUrl(url) || typeof sessionId !== 'string' || sessionId === '') return null
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
  return isHttpUrl(url) ? { url } : null
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return (data ?? {}) as Record<string, unknown>
}
