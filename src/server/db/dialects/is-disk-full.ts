const postgresDiskFull = '53100'
const sqliteFull = 13

/** Whether something could not be written because there is no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === postgresDiskFull) return true
  return 'errcode' in error && error.errcode === sqliteFull
}
