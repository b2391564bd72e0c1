/** Follows of a printed code or a shared link; no personal data. */
type ScanTable = {
  /** ISO date, UTC. */
  day: string
  source: string
  place: string
  count: number
}

export type ScanTables = { scans: ScanTable }
