import type { ErrorBody } from '#contract/error-codes.ts'

/** `offline`: no answer came, or not the whole of it; nothing is known of whether the server acted. */
export type Answer<T> =
  | { ok: true; status: number; data: T }
  | { ok: false; status: number | 'offline'; message: string; code?: string }

/** What is said when no answer came. */
export const offlineMessage = 'No network. Check your connection and try again.'

const patienceMs = 15_000

/** Calls our own API as whoever is signed in; never throws. */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    text = await response.text()
  } catch {
    return unanswered
  }
  const data = parse(text)
  // A page that a hotel or a bar puts before its network is nobody's answer either.
  if (response.ok) {
    return data === undefined ? unanswered : { ok: true, status: response.status, data: data as T }
  }
  return { ok: false, status: response.status, ...refusalIn(data) }
}

const unanswered = { ok: false, status: 'offline', message: offlineMessage } as const

/** Null for an answer without a body, undefined for anything but JSON. */
function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Ours say `{error: {message}}`, rewards `{error}`, the sign-in library `{message}`. */
function refusalIn(data: unknown): { message: string; code?: string } {
  const { error, ...flat } = (data ?? {}) as Partial<ErrorBody> & Record<string, unknown>
  if (typeof error === 'string') return { message: error }
  const { message, code } = error ?? flat
  return {
    message:
      typeof message === 'string' ? message : 'Something broke on our side. Please try again.',
    ...(typeof code === 'string' && { code }),
  }
}
