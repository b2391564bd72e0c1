import type { Events } from '../cluster/events/open-events.ts'
import type { BlobStore } from './blob-store.ts'

type Limits = { maxTotalBytes: number; maxBlobBytes: number }

/** Longer than a read that is in flight takes. */
const tombstoneMs = 60_000

const defaultLimits: Limits = { maxTotalBytes: 32 * 1024 * 1024, maxBlobBytes: 256 * 1024 }

/**
 * Caches blobs that were read lately: they never change. Blobs that any process deletes leave the
 * cache too, for they may be an erased person's.
 */
export function cacheBlobs(
  blobs: BlobStore,
  events: Pick<Events, 'subscribe'>,
  limits: Limits = defaultLimits,
): BlobStore {
  /** Least recently used first. */
  const cached = new Map<string, Buffer>()
  let cachedBytes = 0
  /** Deleted lately: a read in flight must not cache them again. */
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
      // A read may have cached it meanwhile.
      evict(blobId)
    },
  }
}
