import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { databaseFile } from '#server/db/open.ts'
import { loadIntoSqlite } from '#server/db/sqlite/load-into-sqlite.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { compareLedger } from '#server/features/profile/compare-ledger.ts'
import { isDiskFull } from '#server/lib/is-disk-full.ts'
import { openDataFolder } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'
import { syncPath } from '#server/lib/sync-path.ts'
import { findMigrations } from './persistent-tables.ts'
import { requireEmpty } from './require-empty.ts'
import type { Target } from './target.ts'

/**
 * Locks the data folder. The database is built under a temporary name and renamed when complete, so
 * an interrupted run may be repeated.
 */
export function openSqliteTarget(dataDir: string): Target {
  const folder = openDataFolder(dataDir)
  const path = databaseFile(dataDir)
  const tempFile = `${path}.filling`
  return {
    place: `SQLite, ${path}`,
    async requireEmpty() {
      if (!existsSync(path)) return
      await withDatabase(path, (database) => requireEmpty(database, database.db))
    },
    async fill(migrations, filling) {
      try {
        await removeDatabase(tempFile)
        await withDatabase(tempFile, (database) =>
          migrate(database, Date.now(), findMigrations(migrations)),
        )
        const filled = await loadIntoSqlite(tempFile, filling)
        const unbalanced = await withDatabase(tempFile, async (database) => {
          await migrate(database, Date.now())
          return (await compareLedger(database.db)).wrong
        })
        await syncPath(tempFile)
        // An old WAL would be applied to the new database.
        await removeDatabase(path)
        await rename(tempFile, path)
        await syncPath(dirname(path))
        return { ...filled, unbalanced }
      } catch (error) {
        await removeDatabase(tempFile).catch(() => {})
        if (!isDiskFull(error)) throw error
        throw new StartError(`There is no room at ${folder.path}: nothing was restored.`)
      }
    },
    close: async () => folder.release(),
  }
}

async function withDatabase<Result>(
  path: string,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openSqlite(path)
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true })
}
