import { createHash } from 'node:crypto'
import { ApiError } from './api-error.ts'
import type { Reply, State } from './state.ts'

const keptMs = 24 * 3600 * 1000

/** What a key was first used for. */
export function fingerprint(path: string, body: string): string {
  return createHash('sha256').update(`${path}\n${body}`).digest('base64')
}

function refusal(status: number, message: string, code?: string): ApiError {
  return new ApiError(status, { type: 'idempotency_error', message, ...(code && { code }) })
}

/**
 * The first answer to this key, when there is one.
 *
 * @throws ApiError 400 when the key came with another request, 409 while that is still under way
 */
export function findReply(
  state: State,
  inFlight: ReadonlyMap<string, string>,
  key: string,
  request: string,
): Reply | null {
  const reply = Object.hasOwn(state.replies, key) ? state.replies[key] : undefined
  const first = reply?.request ?? inFlight.get(key)
  if (first !== undefined && first !== request)
    throw refusal(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  if (inFlight.has(key))
    throw refusal(
      409,
      `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
      'idempotency_key_in_use',
    )
  return reply ?? null
}

/** Keys are free again after a day. */
export function forgetOldReplies(state: State, nowMs: number): void {
  for (const [key, { atMs }] of Object.entries(state.replies))
    if (atMs < nowMs - keptMs) delete state.replies[key]
}

/**
 * Requests that were refused before anything was done leave no answer behind: they may be put
 * right and sent again with their key.
 */
export function isKept(status: number): boolean {
  return status < 300 || status === 402 || status === 500
}
