import type { ServerContext } from '#server/context.ts'

/** A page asks for a dozen chunks of one build at once; an archive is over a megabyte. */
const maxArchives = 8
const retryAfterMs = 5_000

export type ArchiveReader = {
  /** Null while unavailable. */
  read: (blobId: string) => Promise<Buffer | null>
  clear: () => void
}

/** Reads archives of builds, once for simultaneous requests, and caches the last eight. */
export function openArchiveReader({
  blobs,
  log,
}: Pick<ServerContext, 'blobs' | 'log'>): ArchiveReader {
  /** Least recently used first. */
  const archives = new Map<string, Promise<Buffer | null>>()

  async function load(blobId: string): Promise<Buffer | null> {
    const bytes = await blobs.read(blobId).catch((err: unknown) => {
      log.warn(
        { event: 'build.archive_read_failed', err, blobId },
        'Archive of a build could not be read',
      )
      return null
    })
    // Limits the requests to a store that is unavailable.
    if (!bytes) setTimeout(() => archives.delete(blobId), retryAfterMs).unref()
    return bytes
  }

  return {
    read(blobId) {
      const reading = archives.get(blobId) ?? load(blobId)
      archives.delete(blobId)
      archives.set(blobId, reading)
      for (const oldest of archives.keys()) {
        if (archives.size <= maxArchives) break
        archives.delete(oldest)
      }
      return reading
    },
    clear: () => archives.clear(),
  }
}
