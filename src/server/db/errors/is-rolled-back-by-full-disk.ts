import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { rolledBackCode } from './is-database-unavailable.ts'

/**
 * Whether a write surely left nothing behind because there was no room for it, or for another of its
 * group: then SQLite rolls back all of them.
 */
export function isRolledBackByFullDisk(error: unknown): boolean {
  if (isDiskFull(error)) return true
  return error instanceof Error && 'code' in error && error.code === rolledBackCode
}
