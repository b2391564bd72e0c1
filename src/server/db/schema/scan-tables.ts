/** How often a printed code, or a shared link, was followed. Nothing in it is about anybody. */
type ScanTable = {
  /** ISO day, in UTC */
  day: string
  source: string
  place: string
  count: number
}

export type ScanTables = { scans: ScanTable }
