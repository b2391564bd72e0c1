const postgresForeignKey = '23503'
const sqliteForeignKey = 787

/** Whether a foreign key refused the row. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === postgresForeignKey) return true
  return 'errcode' in error && error.errcode === sqliteForeignKey
}
