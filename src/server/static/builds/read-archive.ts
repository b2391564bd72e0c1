import type { ServerContext } from '#server/context.ts'

/** A page asks for a dozen chunks at once, all of one build; one is little more than a megabyte. */
const maxArchives = 8
const retryAfterMs = 5_000

export type ArchiveReader = {
  /** Null when it is not to be had now. */
  read: (blobId: string) => Promise<Buffer | null>
  /** Gives back the memory; what is asked for later is read again. */
  clear: () => void
}

/** Reads archives of builds, each once for all who ask at the same time, and holds the last eight. */
export function openArchiveReader({
  blobs,
  log,
}: Pick<ServerContext, 'blobs' | 'log'>): ArchiveReader {
  /** In the order of their last use. */
  const archives = new Map<string, Promise<Buffer | null>>()

  async function load(blobId: string): Promise<Buffer | null> {
    const bytes = await blobs.read(blobId).catch((err: unknown) => {
      log.warn({ err, blobId }, 'the archive of a build could not be read')
      return null
    })
    // While the store is away, not every question goes there.
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
