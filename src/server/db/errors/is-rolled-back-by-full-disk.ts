import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { rolledBackCode } from './is-database-unavailable.ts'

/** Whether a full disk surely undid the write: its own, or one of the same commit group. */
export function isRolledBackByFullDisk(error: unknown): boolean {
  if (isDiskFull(error)) return true
  return error instanceof Error && 'code' in error && error.code === rolledBackCode
}
