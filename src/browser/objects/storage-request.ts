import type { Random } from '#domain/random.ts'
import { anySignal } from '../api/any-signal.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { backoffMs, isWorthRetrying } from './backoff.ts'
import { canceled, invalidAnswer, retryLimitExceeded, storageDeleted } from './storage-error.ts'
import { type StorageResponse, toStorageError } from './to-storage-error.ts'

export type StorageContext = {
  base: string
  bucket: string
  maxOperationRetryMs: number
  maxUploadRetryMs: number
  fetch: typeof fetch
  getAppCheckToken: () => Promise<string | null>
  sleep: (delayMs: number, signal: AbortSignal) => Promise<void>
  random: Random
  now: () => number
  /** Aborted when the storage is closed. */
  closing: AbortSignal
}

export type StorageRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  path: string
  signal?: AbortSignal
}

export function objectUrl(context: StorageContext, path?: string): string {
  const all = `${context.base}/v0/b/${encodeURIComponent(context.bucket)}/o`
  return path === undefined ? all : `${all}/${encodeURIComponent(path)}`
}

/** Retries until an answer comes. @throws StorageError for a refusal */
export async function sendRequest(
  context: StorageContext,
  request: StorageRequest,
  retryMs = context.maxOperationRetryMs,
): Promise<StorageResponse> {
  const once = (leftMs: number) => attempt(context, request, leftMs)
  return requireOk(context, request.path, await retry(context, request, retryMs, once))
}

export function requireOk(
  context: StorageContext,
  path: string,
  answer: StorageResponse,
): StorageResponse {
  if ([200, 204, 206].includes(answer.status)) return answer
  throw toStorageError(answer, { bucket: context.bucket, path })
}

/** Attempts with growing delays until an answer is final or the time is over. */
export async function retry(
  context: StorageContext,
  { signal }: Pick<StorageRequest, 'signal'>,
  retryMs: number,
  attemptOnce: (leftMs: number, failures: number) => Promise<StorageResponse | null>,
): Promise<StorageResponse> {
  const endsAtMs = context.now() + retryMs
  for (let failures = 0; ; ) {
    requireNotAborted(context, signal)
    const answer = await attemptOnce(endsAtMs - context.now(), failures)
    if (answer && !isWorthRetrying(answer.status)) return answer
    requireNotAborted(context, signal)
    failures++
    const delayMs = backoffMs(failures, context.random)
    if (context.now() + delayMs > endsAtMs) throw retryLimitExceeded(answer?.status ?? 0)
    await context.sleep(delayMs, abortSignal(context, signal))
  }
}

/** One attempt; null when no complete answer came. */
export async function attempt(
  context: StorageContext,
  { method, url, headers, body, signal }: StorageRequest,
  leftMs: number,
): Promise<StorageResponse | null> {
  const token = await context.getAppCheckToken().catch(() => null)
  const timeoutSignal = AbortSignal.timeout(Math.max(leftMs, requestTimeoutMs))
  // Outside the `try`: an invalid request is no network error, and retrying does not help.
  const asked = context.fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { ...headers, ...(token !== null && { 'X-Firebase-AppCheck': token }) },
    signal: anySignal([abortSignal(context, signal), timeoutSignal]),
    ...(body !== undefined && { body }),
  })
  try {
    const response = await asked
    const { status, statusText } = response
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status, statusText, headers: response.headers, bytes }
  } catch {
    requireNotAborted(context, signal)
    return null
  }
}

export function fieldsOf({ status, bytes }: StorageResponse): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {}
  throw invalidAnswer(status)
}

function requireNotAborted(context: StorageContext, signal: AbortSignal | undefined): void {
  if (context.closing.aborted) throw storageDeleted()
  if (signal?.aborted) throw canceled()
}

function abortSignal(context: StorageContext, signal: AbortSignal | undefined): AbortSignal {
  return signal ? anySignal([context.closing, signal]) : context.closing
}
