import { currentTracing } from '../observability/tracing/in-span.ts'
import type { SmsMessage } from './message.ts'
import type { Transport } from './transport.ts'

const timeoutMs = 10_000

/** Posts `{ to, text }`. */
export function smsWebhookTransport(webhookUrl: string): Transport<SmsMessage> {
  const { url, authorization } = splitCredentials(webhookUrl)
  return async ({ id, message: { to, text } }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // The same in every attempt, so that the receiver can detect repeats.
        'idempotency-key': id,
        ...authorization,
        // Continues the trace at the receiver.
        ...currentTracing()?.headers(),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // The body may repeat the message; only the status is used.
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}`)
  }
}

/** `fetch` rejects URLs with a password. */
function splitCredentials(webhookUrl: string): { url: URL; authorization: HeadersInit } {
  const url = new URL(webhookUrl)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (username === '' && password === '') return { url, authorization: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, authorization: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
