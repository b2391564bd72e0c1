/** What a visitor is told when the bytes are not to be had. */
export const storageIsAway = 'Storage does not answer. Please try again in a while.'

export type StoredBody = {
  bodyId: string
  /** bytes */
  size: number
  /** epoch milliseconds, by the clock of the store */
  modifiedAtMs: number
}

/**
 * Where the bytes of objects lie. A body is written once under an id of its own and never changed,
 * so that a reader sees all of one upload or all of another.
 */
export type BodyStore = {
  /** Resolves when the bytes would survive a power cut. Leaves nothing behind when it fails. */
  write: (bodyId: string, bytes: Buffer) => Promise<void>
  read: (bodyId: string) => Promise<Buffer | null>
  /** Removing a body that is not there is no fault. */
  remove: (bodyId: string) => Promise<void>
  /** The bodies whose ids begin so, in no order; what comes or goes meanwhile may be among them. */
  list: (idStart: string) => AsyncIterable<StoredBody>
  /** Rejects when the store does not answer. */
  check: () => Promise<void>
  /** How the report at the start names it. */
  place: string
}
