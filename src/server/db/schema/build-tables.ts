/** A build whose chunks are answered for. */
type BuildTable = {
  id: string
  /** Where its archive lies in the body store. */
  body_id: string
  /** JSON: what is in the archive, in its order */
  files: string
  /** epoch milliseconds */
  published_at: number
  /** epoch milliseconds; null while a process serves it and has seen no other since */
  replaced_at: number | null
}

export type BuildTables = { builds: BuildTable }
