import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { openPostgres } from './dialects/open-postgres.ts'
import { openSqlite } from './dialects/open-sqlite.ts'
import { migrate, requireUpToDate } from './migrate.ts'
import { openDataFolder, reasonOf } from './open-data-folder.ts'

type Hear = (applied: readonly string[]) => void

/**
 * Opens the configured database, brought up to this version.
 * @param hear gets the names of the migrations that this took
 */
export async function openDatabase(
  env: Env,
  log: Logger,
  hear: Hear = () => {},
): Promise<Database> {
  return env.databaseUrl === null
    ? await openEmbedded(env.dataDir, log, hear)
    : await migrated(await openPostgres(env.databaseUrl, log), 'DATABASE_URL', log, hear)
}

/**
 * Opens the configured database beside a server that may be running on it: the folder is not taken,
 * and the schema stays as it is.
 */
export async function openDatabaseBeside(env: Env, log: Logger): Promise<Database> {
  const database =
    env.databaseUrl === null
      ? openFile(existingFile(env.dataDir))
      : await openPostgres(env.databaseUrl, log)
  try {
    await requireUpToDate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where the embedded database of a data folder lies. */
export function databaseFile(dataDir: string): string {
  return join(resolve(dataDir), 'party-dojo.db')
}

function existingFile(dataDir: string): string {
  const path = databaseFile(dataDir)
  if (existsSync(path)) return path
  throw new StartError(`DATA_DIR: there is no database at ${path}.`)
}

async function openEmbedded(dataDir: string, log: Logger, hear: Hear): Promise<Database> {
  const folder = openDataFolder(dataDir)
  try {
    const database = await migrated(openFile(databaseFile(dataDir)), 'DATA_DIR', log, hear)
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

async function migrated(
  database: Database,
  variable: string,
  log: Logger,
  hear: Hear,
): Promise<Database> {
  try {
    const { applied, ahead } = await migrate(database, Date.now())
    if (ahead.length > 0) log.info({ ahead }, 'a newer version has added to the database')
    hear(applied)
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
    throw new StartError(`${variable}: ${database.place} cannot be used (${reasonOf(error)}).`)
  }
}
