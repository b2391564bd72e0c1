import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'
import { syncPath } from '#server/lib/sync-path.ts'
import { AppError } from '#server/platform/web/errors.ts'

export const backupPaths = {
  tables: 'tables',
  blobs: 'bodies',
  authSecret: 'auth-secret',
  rowsOf: (table: string) => join('tables', `${table}.ndjson.gz`),
}

/**
 * Writes into a temporary folder and renames it once all is synced, so a folder with this name is
 * complete. A failure deletes it; a crash leaves a folder with the temporary name.
 */
export async function makeBackupFolder(
  folder: string,
  write: (tempFolder: string) => Promise<void>,
): Promise<void> {
  const path = resolve(folder)
  if (await exists(path)) throw new StartError(`${path} is there already: choose another name.`)
  const parent = dirname(path)
  if (!(await exists(parent))) {
    // An unmounted disk looks like this, and the backup would be beside the database.
    throw new StartError(`${parent} is not there: make it, or mount it, first.`)
  }
  const tempFolder = `${path}.unfinished-${randomBytes(3).toString('hex')}`
  try {
    await mkdir(tempFolder, { mode: 0o700 })
    for (const name of [backupPaths.tables, backupPaths.blobs]) {
      await mkdir(join(tempFolder, name), { mode: 0o700 })
    }
    await write(tempFolder)
    for (const name of [backupPaths.tables, backupPaths.blobs, '.'])
      await syncPath(join(tempFolder, name))
    // Renaming replaces a folder only when it is empty.
    await rename(tempFolder, path)
    await syncPath(parent)
  } catch (error) {
    await rm(tempFolder, { recursive: true, force: true }).catch(() => {})
    throw toStartError(error, path)
  }
}

function toStartError(error: unknown, path: string): unknown {
  if (isDiskFull(error)) {
    return new StartError(
      `There is no room for the backup at ${path}: nothing of it was left there.`,
    )
  }
  if (error instanceof AppError) return new StartError(error.message)
  const isOfFiles = error instanceof Error && 'syscall' in error && 'path' in error
  return isOfFiles ? new StartError(`${path} cannot be written (${reasonOf(error)}).`) : error
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
