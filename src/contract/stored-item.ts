/** One row of the cookie page. */
export type StoredItem = {
  /** A part that varies by game, pack or dare is in angle brackets: `table:<game>`. */
  name: string
  purpose: string
  lasts: string
}
