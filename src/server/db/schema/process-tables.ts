/** What a process tells the others; only where a database has several. */
type EventTable = {
  id: string
  topic: string
  subject: string
  /** epoch milliseconds, by the database's clock */
  created_at: number
}

/** A process that runs, or did until lately. */
type ProcessTable = {
  id: string
  /** Says whether two have the same secret, and nothing else about it. */
  secret_mark: string
  /** Says whether two keep objects in the same place. */
  storage_mark: string
  /** epoch milliseconds, by the database's clock, like `seen_at` */
  started_at: number
  seen_at: number
}

export type ProcessTables = { events: EventTable; processes: ProcessTable }
