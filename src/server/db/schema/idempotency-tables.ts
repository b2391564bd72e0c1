/** What a device has told under a key of its making; the key says nothing of anybody. */
type IdempotencyKeyTable = {
  key: string
  /** epoch milliseconds */
  told_at: number
}

export type IdempotencyTables = { told_keys: IdempotencyKeyTable }
