export type StoredItem = {
  /** Varying parts in angle brackets: `table:<game>`. */
  name: string
  purpose: string
  lasts: string
}
