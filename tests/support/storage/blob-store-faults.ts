import type { BlobStore } from '#server/platform/blobs/blob-store.ts'

/** A body store that counts what is in it, and fails when it is told to. */
export function watchBlobStore(blobs: BlobStore) {
  const held = new Set<string>()
  const faults: { write: Error | null; read: Error | null } = { write: null, read: null }
  const store: BlobStore = {
    ...blobs,
    async write(blobId, bytes) {
      if (faults.write) throw faults.write
      await blobs.write(blobId, bytes)
      held.add(blobId)
    },
    async read(blobId) {
      if (faults.read) throw faults.read
      return await blobs.read(blobId)
    },
    async remove(blobId) {
      await blobs.remove(blobId)
      held.delete(blobId)
    },
  }
  return { store, held, faults }
}
