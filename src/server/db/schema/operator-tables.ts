/** What the operator did by hand, and why. */
type OperatorActionTable = {
  id: string
  /** epoch milliseconds */
  at: number
  /** The code of the audit line, such as `user_blocked`. */
  action: string
  /** The id of an account or a pack. */
  subject: string
  reason: string | null
}

/** One row, once a backup was made on this database. */
type LastBackupTable = {
  id: string
  /** epoch milliseconds: the moment that the backup is of */
  taken_at: number
}

export type OperatorTables = {
  operator_actions: OperatorActionTable
  last_backup: LastBackupTable
}
