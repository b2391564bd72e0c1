const postgresDiskFull = '53100'
const sqliteFull = 13
/** As the file system says it: no space left, or none for this user. */
const fileCodes: unknown[] = ['ENOSPC', 'EDQUOT']

/** Whether something could not be written, to a database or a file, because there is no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === sqliteFull) return true
  return 'code' in error && (error.code === postgresDiskFull || fileCodes.includes(error.code))
}
