import { toApiResult } from '../api/call-api.ts'
import { PaymentError } from './payment-error.ts'

/** What every payment call goes by. */
export type PaymentContext = {
  base: () => Promise<string>
  fetch: typeof fetch
  sleep: (delayMs: number) => Promise<void>
  /** Given once an attempt has had its time. */
  timeoutSignal: (patienceMs: number) => AbortSignal
}

export type PaymentCall<T> = {
  path: string
  body: object
  attempts: number
  timeoutMs: number
  /** The answer by its shape, or null for anything else: such an attempt has failed. */
  read: (data: unknown) => T | null
  /** What is said when every attempt failed; without it, what the last one said. */
  failure?: string
}

/** Spec §9, payment retries. */
export const paymentAttempts = 3
const firstDelayMs = 2000
const growth = 2

/**
 * Sends a payment call until it is answered. Only what another attempt may mend is attempted again:
 * no network, no answer in time, one that cannot be read, and a failure of the server (5xx).
 * @throws PaymentError for a refusal (4xx), at once, and after the last attempt
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
      // The base may be another site of the same house, which knows people by the same cookie.
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
