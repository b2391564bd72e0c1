import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Log } from '#server/platform/observability/log.ts'
import type { Env } from '../config/env.ts'
import { openDataFolder, reasonOf } from '../lib/open-data-folder.ts'
import { StartError } from '../lib/start-error.ts'
import { copyBeforeUpgrade } from './copy-before-upgrade.ts'
import type { Database } from './database.ts'
import { migrate, requireUpToDate } from './migrate.ts'
import { allMigrations } from './migrations/all.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { reportUpgrade } from './report-upgrade.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** `copy` is the path of the embedded database as it was before. */
export type Upgrade = { applied: readonly string[]; copy: string | null }

type OnUpgrade = (upgrade: Upgrade) => void
type Options = { log: Log; onUpgrade: OnUpgrade; variable: string; file: string | null }

/** Opens the configured database and brings it up to this version. */
export async function openDatabase(
  env: Env,
  log: Log,
  onUpgrade: OnUpgrade = () => {},
): Promise<Database> {
  if (env.databaseUrl === null) return await openEmbedded(env.dataDir, log, onUpgrade)
  const database = await openPostgres(env.databaseUrl, log)
  return await migrateOrClose(database, {
    log,
    onUpgrade,
    variable: 'DATABASE_URL',
    file: null,
  })
}

/** Opens the configured database beside a running server: no folder lock, no migration. */
export async function openDatabaseWithoutMigrating(env: Env, log: Log): Promise<Database> {
  const database =
    env.databaseUrl === null
      ? openFile(requireDatabaseFile(env.dataDir))
      : await openPostgres(env.databaseUrl, log)
  try {
    await requireUpToDate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export function databaseFile(dataDir: string): string {
  return join(resolve(dataDir), 'party-dojo.db')
}

function requireDatabaseFile(dataDir: string): string {
  const path = databaseFile(dataDir)
  if (existsSync(path)) return path
  throw new StartError(`DATA_DIR: there is no database at ${path}.`)
}

async function openEmbedded(dataDir: string, log: Log, onUpgrade: OnUpgrade): Promise<Database> {
  const folder = openDataFolder(dataDir)
  try {
    const file = databaseFile(dataDir)
    const database = await migrateOrClose(openFile(file), {
      log,
      onUpgrade,
      variable: 'DATA_DIR',
      file,
    })
    const close = async () => {
      await database.close()
      folder.release()
    }
    return { ...database, close }
  } catch (error) {
    folder.release()
    throw error
  }
}

function openFile(path: string): Database {
  try {
    return openSqlite(path)
  } catch (error) {
    throw new StartError(`DATA_DIR: ${path} cannot be opened (${reasonOf(error)}).`)
  }
}

async function migrateOrClose(
  database: Database,
  { log, onUpgrade, variable, file }: Options,
): Promise<Database> {
  const report = reportUpgrade(log)
  let copy: string | null = null
  const begin = async (pending: readonly string[]) => {
    report.begin(pending)
    if (file !== null) copy = await copyBeforeUpgrade(file, pending)
  }
  try {
    const { applied, ahead } = await migrate(database, Date.now(), allMigrations, {
      begin,
      step: report.step,
    })
    if (ahead.length > 0) {
      log.info(
        { event: 'database.newer_version_found', ahead },
        'Database has migrations of a newer version',
      )
    }
    report.end(applied, copy)
    onUpgrade({ applied, copy })
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
    throw new StartError(
      `${variable}: ${database.description} cannot be used (${reasonOf(error)}).`,
    )
  } finally {
    report.stop()
  }
}
