/** What a device has told under a key of its making; the key says nothing of anybody. */
type ToldKeyTable = {
  key: string
  /** epoch milliseconds */
  told_at: number
}

export type ToldTables = { told_keys: ToldKeyTable }
