import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a temporary folder for everything that a run starts, and removes it when this process exits,
 * also on SIGINT and SIGTERM.
 * @returns {string} the folder, for `TMPDIR`
 */
export function makeTempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-run-'))
  // A database server that runs as another user passes through it.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  return folder
}
