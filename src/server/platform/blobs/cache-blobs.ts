import type { Events } from '../cluster/events/open-events.ts'
import type { BlobStore } from './blob-store.ts'

type Limits = { totalBytes: number; bodyBytes: number }

/** Longer than a body that somebody was about to read takes to come. */
const goneForMs = 60_000

const usualLimits: Limits = { totalBytes: 32 * 1024 * 1024, bodyBytes: 256 * 1024 }

/**
 * The same store with what was read last at hand: a body never changes, so what is remembered is
 * right for as long as a row names it. What another process removes is forgotten here too: it may be
 * of somebody who was erased.
 */
export function cacheBlobs(
  blobs: BlobStore,
  events: Pick<Events, 'hear'>,
  limits: Limits = usualLimits,
): BlobStore {
  /** In the order of their last use. */
  const remembered = new Map<string, Buffer>()
  let heldBytes = 0
  /** Removed lately: a reader may still come with one of them. */
  const gone = new Set<string>()

  function forget(blobId: string): void {
    heldBytes -= remembered.get(blobId)?.length ?? 0
    remembered.delete(blobId)
  }

  function remember(blobId: string, bytes: Buffer): void {
    forget(blobId)
    if (bytes.length > limits.bodyBytes || gone.has(blobId)) return
    remembered.set(blobId, bytes)
    heldBytes += bytes.length
    for (const oldest of remembered.keys()) {
      if (heldBytes <= limits.totalBytes) return
      forget(oldest)
    }
  }

  function loseAll(blobIds: string[]): void {
    for (const blobId of blobIds) {
      forget(blobId)
      gone.add(blobId)
    }
    setTimeout(() => {
      for (const blobId of blobIds) gone.delete(blobId)
    }, goneForMs).unref()
  }

  events.hear('bodies removed', (blobIds) => loseAll(blobIds?.split(' ') ?? [...remembered.keys()]))

  return {
    ...blobs,
    async read(blobId) {
      const known = remembered.get(blobId)
      const bytes = known ?? (await blobs.read(blobId))
      if (bytes) remember(blobId, bytes)
      return bytes
    },
    async remove(blobId) {
      forget(blobId)
      await blobs.remove(blobId)
      // A reader may have come in between.
      forget(blobId)
    },
  }
}
