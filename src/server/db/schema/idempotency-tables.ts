/** Requests that a device may repeat, by a key of its own; no personal data. */
type IdempotencyKeyTable = {
  key: string
  told_at: number
}

export type IdempotencyTables = { told_keys: IdempotencyKeyTable }
