import type { ErrorBody } from '#contract/error-codes.ts'
import { genericErrorMessage, toMessage } from './user-facing-error.ts'

/**
 * `offline`: no answer came, or not the whole of it; nothing is known of whether the server acted.
 * 0: a fault of this page, and nothing was sent.
 */
export type ApiResult<T> =
  | { ok: true; status: number; data: T }
  | { ok: false; status: number | 'offline'; message: string; code?: string }

/** What is said when no answer came. */
export const offlineMessage = 'No network. Check your connection and try again.'

const timeoutMs = 15_000

/** Calls our own API as whoever is signed in; never throws. */
export function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<ApiResult<T>> {
  return toApiResult(() =>
    fetch(path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/** Whether we said that it is not there: a network of a hotel says 404 as well, in no JSON. */
export function isNotFound(answer: ApiResult<unknown>): boolean {
  return !answer.ok && answer.status === 404 && answer.code === 'not_found'
}

/** Asks, and reads the answer or the refusal; never throws. */
export async function toApiResult<T>(ask: () => Promise<Response>): Promise<ApiResult<T>> {
  let asked: Promise<Response>
  try {
    asked = ask()
  } catch (fault) {
    // Thrown before anything was sent: no network is to blame.
    return { ok: false, status: 0, message: toMessage(fault) }
  }
  try {
    const response = await asked
    const { ok, status } = response
    const text = await response.text()
    if (!ok) return { ok, status, ...readError(text) }
    // A page that a hotel or a bar puts before its network is no JSON, and nobody's answer either.
    return { ok, status, data: JSON.parse(text || 'null') }
  } catch {
    return { ok: false, status: 'offline', message: offlineMessage }
  }
}

/** Ours say `{error: {message}}`, rewards `{error}`, the sign-in library `{message}`. */
function readError(text: string): { message: string; code?: string } {
  const { error, ...flat } = parseJson(text) as Partial<ErrorBody> & Record<string, unknown>
  if (typeof error === 'string') return { message: error }
  const { message, code } = error ?? flat
  return {
    message: typeof message === 'string' ? message : genericErrorMessage,
    ...(typeof code === 'string' && { code }),
  }
}

/** Nothing in it for anything but JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
