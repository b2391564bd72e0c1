import type { ServerContext } from '#server/context.ts'

/** A page asks for a dozen chunks at once, all of one build; one is little more than a megabyte. */
const mostArchives = 8
const tryAgainMs = 5_000

export type ArchiveReader = {
  /** Null when it is not to be had now. */
  read: (blobId: string) => Promise<Buffer | null>
  /** Gives back the memory; what is asked for later is read again. */
  forget: () => void
}

/** Reads archives of builds, each once for all who ask at the same time, and holds the last eight. */
export function openArchiveReader({
  blobs,
  log,
}: Pick<ServerContext, 'blobs' | 'log'>): ArchiveReader {
  /** In the order of their last use. */
  const held = new Map<string, Promise<Buffer | null>>()

  async function load(blobId: string): Promise<Buffer | null> {
    const bytes = await blobs.read(blobId).catch((err: unknown) => {
      log.warn({ err, blobId }, 'the archive of a build could not be read')
      return null
    })
    // While the store is away, not every question goes there.
    if (!bytes) setTimeout(() => held.delete(blobId), tryAgainMs).unref()
    return bytes
  }

  return {
    read(blobId) {
      const reading = held.get(blobId) ?? load(blobId)
      held.delete(blobId)
      held.set(blobId, reading)
      for (const oldest of held.keys()) {
        if (held.size <= mostArchives) break
        held.delete(oldest)
      }
      return reading
    },
    forget: () => held.clear(),
  }
}
