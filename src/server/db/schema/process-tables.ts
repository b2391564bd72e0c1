/** Events between processes; Postgres only. */
type EventTable = {
  id: string
  topic: string
  subject: string
  /** By the database's clock. */
  created_at: number
}

/** A process that runs, or ran lately. */
type ProcessTable = {
  id: string
  /** Tells whether two processes have the same secret, and nothing else about it. */
  secret_mark: string
  /** Tells whether two processes store objects in the same place. */
  storage_mark: string
  /** By the database's clock, like `seen_at`. */
  started_at: number
  seen_at: number
}

export type ProcessTables = { events: EventTable; processes: ProcessTable }
