/** Actions of the operator, with their reasons. */
type OperatorActionTable = {
  id: string
  at: number
  /** The audit code, such as `user_blocked`. */
  action: string
  /** The id of an account or a pack. */
  subject: string
  reason: string | null
}

type LastBackupTable = {
  id: string
  /** The moment that the backup shows. */
  taken_at: number
}

export type OperatorTables = {
  operator_actions: OperatorActionTable
  last_backup: LastBackupTable
}
