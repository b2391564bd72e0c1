import type { Message } from './message.ts'

const maxLength = 300

/**
 * Why a delivery failed, for the log. Mail servers quote what they refuse: link, code and recipient
 * are masked.
 */
export function failureReason(error: unknown, { to, hint }: Message): string {
  // Longest first: a number may contain the code, a link the address.
  const secrets = [to, hint].sort((a, b) => b.length - a.length)
  const redacted = secrets.reduce(
    (text, secret) => text.replaceAll(secret, '[hidden]'),
    chain(error).map(describe).join(': '),
  )
  return redacted.replace(/\s+/g, ' ').trim().slice(0, maxLength)
}

/** `fetch` gives its reason only in the cause. */
function chain(error: unknown): unknown[] {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? [error] : [error, cause]
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return error.message && code ? `${error.message} (${code})` : error.message || code
}
