import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../lib/open-data-folder.ts'
import { StartError } from '../lib/start-error.ts'
import { syncPath } from '../lib/sync-path.ts'

const copyName = /^before-\d{4}-[\w-]+\.db$/

/** Copies an embedded database beside itself and returns the path; deletes older copies. */
export async function copyBeforeUpgrade(
  path: string,
  [first = '']: readonly string[],
): Promise<string> {
  const folder = dirname(path)
  const copy = join(folder, `before-${first}.db`)
  const tempFile = `${copy}.unfinished`
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    await backup(database, tempFile)
    // The copy holds every account, like the database.
    chmodSync(tempFile, 0o600)
    await syncPath(tempFile)
    renameSync(tempFile, copy)
    await syncPath(folder)
  } catch (error) {
    rmSync(tempFile, { force: true })
    throw new StartError(
      `DATA_DIR: no copy of the database could be kept at ${copy} (${reasonOf(error)}): make room for one before the upgrade.`,
    )
  } finally {
    database.close()
  }
  for (const name of readdirSync(folder)) {
    if (copyName.test(name) && join(folder, name) !== copy) rmSync(join(folder, name))
  }
  return copy
}
