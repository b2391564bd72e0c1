/** What a visitor is told when the bytes are not to be had. */
export const storageUnavailableMessage = 'Storage does not answer. Please try again in a while.'

export type StoredBlob = {
  blobId: string
  /** bytes */
  size: number
  /** epoch milliseconds, by the clock of the store */
  modifiedAtMs: number
}

/**
 * Where the bytes of objects lie. A body is written once under an id of its own and never changed,
 * so that a reader sees all of one upload or all of another.
 */
export type BlobStore = {
  /** Resolves when the bytes would survive a power cut. Leaves nothing behind when it fails. */
  write: (blobId: string, bytes: Buffer) => Promise<void>
  read: (blobId: string) => Promise<Buffer | null>
  /** Removing a body that is not there is no fault. */
  remove: (blobId: string) => Promise<void>
  /** The bodies whose ids begin so, in no order; what comes or goes meanwhile may be among them. */
  list: (idPrefix: string) => AsyncIterable<StoredBlob>
  /** Rejects when the store does not answer. */
  check: () => Promise<void>
  /** How the report at the start names it. */
  description: string
}
