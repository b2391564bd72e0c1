import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { rolledBack } from './is-database-away.ts'

/**
 * Whether a write surely left nothing behind because there was no room for it, or for another of its
 * group: then SQLite rolls back all of them.
 */
export function isOutOfRoom(error: unknown): boolean {
  if (isDiskFull(error)) return true
  return error instanceof Error && 'code' in error && error.code === rolledBack
}
