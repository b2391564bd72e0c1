import { measured } from '../observability/metrics/measured.ts'
import { inSpan } from '../observability/tracing/in-span.ts'
import type { BlobStore } from './blob-store.ts'

/** The same store; how long its calls take is measured, and how many fail. */
export function observeBlobs(blobs: BlobStore): BlobStore {
  return {
    ...blobs,
    write: (blobId, bytes) => watch('write', () => blobs.write(blobId, bytes)),
    read: (blobId) => watch('read', () => blobs.read(blobId)),
    remove: (blobId) => watch('remove', () => blobs.remove(blobId)),
    check: () => watch('check', () => blobs.check()),
  }
}

async function watch<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  const note = (outcome: 'done' | 'failed') =>
    measured.bodySeconds.observe((performance.now() - startedMs) / 1000, operation, outcome)
  try {
    const result = await inSpan({ name: `body store ${operation}`, kind: 'client' }, call)
    note('done')
    return result
  } catch (error) {
    note('failed')
    throw error
  }
}
