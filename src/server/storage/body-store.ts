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
  /** Rejects when the store does not answer. */
  check: () => Promise<void>
  /** How the report at the start names it. */
  place: string
}
