const postgresForeignKey = '23503'
const sqliteForeignKey = 787

/** Whether a row was refused because what it belongs to is gone. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === postgresForeignKey) return true
  return 'errcode' in error && error.errcode === sqliteForeignKey
}
