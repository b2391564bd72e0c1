export const storageUnavailableMessage = 'Storage does not answer. Please try again in a while.'

export type StoredBlob = {
  blobId: string
  size: number
  /** Epoch milliseconds, by the store's clock. */
  modifiedAtMs: number
}

/**
 * Stores bytes of objects. A blob is written once under a new id and never changed, so a reader
 * never sees a mix of two uploads.
 */
export type BlobStore = {
  /** Resolves when the bytes survive a power cut; leaves nothing behind when it fails. */
  write: (blobId: string, bytes: Buffer) => Promise<void>
  read: (blobId: string) => Promise<Buffer | null>
  /** A missing blob is no error. */
  remove: (blobId: string) => Promise<void>
  /** In no order; blobs written or removed meanwhile may be included. */
  list: (idPrefix: string) => AsyncIterable<StoredBlob>
  /** Rejects when the store does not answer. */
  check: () => Promise<void>
  /** For the start report. */
  description: string
}
