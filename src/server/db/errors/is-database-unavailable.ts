/** Starting, stopping, full of connections, a standby, or too slow: classes 08 and 57, and these. */
const postgresCodes = new Set(['53300', '53400', '55P03', '25006', '40001', '40P01'])
const postgresClasses = /^(?:08\w{3}|57[0P]\w{2})$/

/** As the network says that nobody is there. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// node-postgres gives these no code.
const lostMessages =
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$|^Query read timeout$/

/** Busy, locked, and a disk that does not answer; the rest of an extended code says more of the same. */
const sqliteCodes = new Set([5, 6, 10, 14])

/** The others of a group, when SQLite has rolled back all of it by itself. */
export const rolledBackCode = 'PARTY_DOJO_ROLLED_BACK'

/**
 * Whether a question failed because the database is gone, or too slow to wait for, and may well be
 * answered in a moment. A change may have been made all the same: a COMMIT whose answer was lost.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteCodes.has(error.errcode & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  if (code === rolledBackCode || postgresCodes.has(code) || postgresClasses.test(code)) return true
  // A visitor who left in the middle of a body is no trouble of the database's.
  if (error.message === 'aborted') return false
  return networkCodes.has(code) || lostMessages.test(error.message)
}
