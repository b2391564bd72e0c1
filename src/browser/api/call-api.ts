import type { ErrorBody } from '#contract/error-codes.ts'
import { requestTimeoutMs } from './request-timeout.ts'
import { genericErrorMessage, toMessage } from './user-facing-error.ts'

/**
 * `offline`: no complete answer came; whether the server acted is unknown. Status 0: the request
 * failed in this page and was never sent.
 */
export type ApiResult<T> =
  | { ok: true; status: number; data: T }
  | { ok: false; status: number | 'offline'; message: string; code?: string }

export const offlineMessage = 'No network. Check your connection and try again.'

export function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<ApiResult<T>> {
  return toApiResult(() =>
    fetch(path, {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/** False for the 404 page of a hotel's network, which is not JSON. */
export function isNotFound(answer: ApiResult<unknown>): boolean {
  return !answer.ok && answer.status === 404 && answer.code === 'not_found'
}

export async function toApiResult<T>(ask: () => Promise<Response>): Promise<ApiResult<T>> {
  let asked: Promise<Response>
  try {
    asked = ask()
  } catch (fault) {
    // Thrown before anything was sent: the network is not to blame.
    return { ok: false, status: 0, message: toMessage(fault) }
  }
  try {
    const response = await asked
    const { ok, status } = response
    const text = await response.text()
    if (!ok) return { ok, status, ...readError(text) }
    // A captive portal's page is not JSON: it throws, and counts as no answer.
    return { ok, status, data: JSON.parse(text || 'null') }
  } catch {
    return { ok: false, status: 'offline', message: offlineMessage }
  }
}

/** Our API sends `{error: {message}}`, rewards `{error}`, the sign-in library `{message}`. */
function readError(text: string): { message: string; code?: string } {
  const { error, ...flat } = parseJson(text) as Partial<ErrorBody> & Record<string, unknown>
  if (typeof error === 'string') return { message: error }
  const { message, code } = error ?? flat
  return {
    message: typeof message === 'string' ? message : genericErrorMessage,
    ...(typeof code === 'string' && { code }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
