import { metrics } from '../observability/metrics/metrics.ts'
import { inSpan } from '../observability/tracing/in-span.ts'
import type { BlobStore } from './blob-store.ts'

/** Measures duration and failures of each call. */
export function observeBlobs(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    write: (blobId, bytes) => observe('write', () => blobs.write(blobId, bytes)),
    read: (blobId) => observe('read', () => blobs.read(blobId)),
    remove: (blobId) => observe('remove', () => blobs.remove(blobId)),
    check: () => observe('check', () => blobs.check()),
  }
}

async function observe<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  const record = (outcome: 'done' | 'failed') =>
    metrics.blobSeconds.observe((performance.now() - startedMs) / 1000, operation, outcome)
  try {
    const result = await inSpan({ name: `body store ${operation}`, kind: 'client' }, call)
    record('done')
    return result
  } catch (error) {
    record('failed')
    throw error
  }
}
