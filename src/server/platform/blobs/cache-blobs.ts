import type { Events } from '../cluster/events/open-events.ts'
import type { BlobStore } from './blob-store.ts'

type Limits = { maxTotalBytes: number; maxBlobBytes: number }

/** Longer than a body that somebody was about to read takes to come. */
const tombstoneMs = 60_000

const defaultLimits: Limits = { maxTotalBytes: 32 * 1024 * 1024, maxBlobBytes: 256 * 1024 }

/**
 * The same store with what was read last at hand: a body never changes, so what is remembered is
 * right for as long as a row names it. What another process removes is forgotten here too: it may be
 * of somebody who was erased.
 */
export function cacheBlobs(
  blobs: BlobStore,
  events: Pick<Events, 'subscribe'>,
  limits: Limits = defaultLimits,
): BlobStore {
  /** In the order of their last use. */
  const cached = new Map<string, Buffer>()
  let cachedBytes = 0
  /** Removed lately: a reader may still come with one of them. */
  const recentlyDeleted = new Set<string>()

  function evict(blobId: string): void {
    cachedBytes -= cached.get(blobId)?.length ?? 0
    cached.delete(blobId)
  }

  function cache(blobId: string, bytes: Buffer): void {
    evict(blobId)
    if (bytes.length > limits.maxBlobBytes || recentlyDeleted.has(blobId)) return
    cached.set(blobId, bytes)
    cachedBytes += bytes.length
    for (const oldest of cached.keys()) {
      if (cachedBytes <= limits.maxTotalBytes) return
      evict(oldest)
    }
  }

  function evictAll(blobIds: string[]): void {
    for (const blobId of blobIds) {
      evict(blobId)
      recentlyDeleted.add(blobId)
    }
    setTimeout(() => {
      for (const blobId of blobIds) recentlyDeleted.delete(blobId)
    }, tombstoneMs).unref()
  }

  events.subscribe('bodies removed', (blobIds) =>
    evictAll(blobIds?.split(' ') ?? [...cached.keys()]),
  )

  return {
    ...blobs,
    async read(blobId) {
      const known = cached.get(blobId)
      const bytes = known ?? (await blobs.read(blobId))
      if (bytes) cache(blobId, bytes)
      return bytes
    },
    async remove(blobId) {
      evict(blobId)
      await blobs.remove(blobId)
      // A reader may have come in between.
      evict(blobId)
    },
  }
}
