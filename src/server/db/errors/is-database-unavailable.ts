/** Starting, stopping, too many connections, standby, too slow; besides classes 08 and 57. */
const postgresCodes = new Set(['53300', '53400', '55P03', '25006', '40001', '40P01'])
const postgresClasses = /^(?:08\w{3}|57[0P]\w{2})$/

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

/** BUSY, LOCKED, IOERR, CANTOPEN: the low byte of an extended code. */
const sqliteCodes = new Set([5, 6, 10, 14])

/** Given to the other transactions of a commit group when SQLite rolls back all of it. */
export const rolledBackCode = 'PARTY_DOJO_ROLLED_BACK'

/**
 * Whether a query failed because the database is away or too slow. A COMMIT whose answer was lost
 * may still have changed something.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteCodes.has(error.errcode & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  if (code === rolledBackCode || postgresCodes.has(code) || postgresClasses.test(code)) return true
  // A client that aborts its request body raises this; the database is fine.
  if (error.message === 'aborted') return false
  return networkCodes.has(code) || lostMessages.test(error.message)
}
