type BuildTable = {
  id: string
  /** The archive's id in the blob store. */
  body_id: string
  /** JSON: the files in the archive, in order. */
  files: string
  published_at: number
  /** Null while processes serve it and none of another build has started since. */
  replaced_at: number | null
}

export type BuildTables = { builds: BuildTable }
