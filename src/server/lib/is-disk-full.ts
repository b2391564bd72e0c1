const postgresDiskFull = '53100'
const sqliteFull = 13
const fileCodes: unknown[] = ['ENOSPC', 'EDQUOT']

/** Whether a write to a database or a file failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === sqliteFull) return true
  return 'code' in error && (error.code === postgresDiskFull || fileCodes.includes(error.code))
}
