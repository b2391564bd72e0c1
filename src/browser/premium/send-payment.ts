import { toApiResult } from '../api/call-api.ts'
import { PaymentError } from './payment-error.ts'

export type PaymentContext = {
  base: () => Promise<string>
  fetch: typeof fetch
  sleep: (delayMs: number) => Promise<void>
  /** Aborts one attempt. */
  timeoutSignal: (patienceMs: number) => AbortSignal
}

export type PaymentCall<T> = {
  path: string
  body: object
  attempts: number
  timeoutMs: number
  /** The parsed answer; null makes the attempt fail. */
  read: (data: unknown) => T | null
  /** The message after all attempts failed; the last attempt's without it. */
  failure?: string
}

/** Spec §9, payment retries. */
export const paymentAttempts = 3
const firstDelayMs = 2000
const growth = 2

/**
 * Sends a payment call with retries for no network, timeouts, unreadable answers and 5xx.
 * @throws PaymentError at once for a refusal (4xx), and after the last attempt
 */
export async function sendPayment<T>(context: PaymentContext, call: PaymentCall<T>): Promise<T> {
  const url = `${await context.base()}/${call.path}`
  for (let failures = 0; ; ) {
    const outcome = await attempt(context, url, call)
    if (!(outcome instanceof PaymentError)) return outcome.value
    if (isRefusal(outcome)) throw outcome
    failures++
    if (failures >= call.attempts) throw finalError(outcome, call.failure)
    await context.sleep(firstDelayMs * growth ** (failures - 1))
  }
}

async function attempt<T>(
  context: PaymentContext,
  url: string,
  { body, timeoutMs, read }: PaymentCall<T>,
): Promise<{ value: T } | PaymentError> {
  const answer = await toApiResult<unknown>(() =>
    context.fetch(url, {
      method: 'POST',
      // The base may be another host of the same site, with the same cookie.
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: context.timeoutSignal(timeoutMs),
    }),
  )
  if (!answer.ok) {
    const { status, message } = answer
    return new PaymentError(message || invalidAnswerMessage, {
      status: status === 'offline' ? 0 : status,
    })
  }
  const value = read(answer.data)
  return value === null ? new PaymentError(invalidAnswerMessage, { status: 0 }) : { value }
}

const invalidAnswerMessage = 'The answer made no sense. Please try again.'

function isRefusal({ status }: PaymentError): boolean {
  return status >= 400 && status < 500
}

function finalError(last: PaymentError, failure: string | undefined): PaymentError {
  if (failure === undefined) return last
  return new PaymentError(failure, { status: last.status, cause: last })
}
