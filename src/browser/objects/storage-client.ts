import type { Random } from '#domain/random.ts'
import { deviceRandom } from '../device/random.ts'
import { type ObjectReference, objectReference } from './object-reference.ts'
import { sleep } from './sleep.ts'
import { invalidArgument, invalidDefaultBucket, storageDeleted } from './storage-error.ts'

export type StorageOptions = {
  /** Before `/v0/b/…`; empty for this site. */
  base?: string
  bucket?: string
  maxOperationRetryMs?: number
  maxUploadRetryMs?: number
  fetch?: typeof fetch
  getAppCheckToken?: () => Promise<string | null>
  sleep?: (delayMs: number, signal: AbortSignal) => Promise<void>
  random?: Random
  now?: () => number
}

export type Storage = {
  ref: (path?: string) => ObjectReference
  close: () => void
}

const bucketPattern = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/

/** A bucket of objects. Invalid arguments throw before any request. */
export function openStorage({
  base = '',
  bucket = 'party-dojo',
  maxOperationRetryMs = 120_000,
  maxUploadRetryMs = 600_000,
  fetch = globalThis.fetch.bind(globalThis),
  getAppCheckToken = async () => null,
  sleep: wait = sleep,
  random = deviceRandom,
  now = Date.now,
}: StorageOptions = {}): Storage {
  if (!bucketPattern.test(bucket)) throw invalidDefaultBucket(bucket)
  for (const retryMs of [maxOperationRetryMs, maxUploadRetryMs]) {
    if (!(retryMs >= 0)) throw invalidArgument('A retry time must be zero or more.')
  }
  const closing = new AbortController()
  const context = {
    base,
    bucket,
    maxOperationRetryMs,
    maxUploadRetryMs,
    fetch,
    getAppCheckToken,
    sleep: wait,
    random,
    now,
    closing: closing.signal,
  }
  return {
    ref(path = '') {
      if (closing.signal.aborted) throw storageDeleted()
      return objectReference(context, path)
    },
    close: () => closing.abort(),
  }
}
