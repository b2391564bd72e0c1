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

/** Opens the configured database, brought up to this version. */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  return env.databaseUrl === null
    ? await openEmbedded(env.dataDir)
    : await migrated(await openPostgres(env.databaseUrl, log), 'DATABASE_URL')
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

function existingFile(dataDir: string): string {
  const path = join(resolve(dataDir), 'party-dojo.db')
  if (existsSync(path)) return path
  throw new StartError(`DATA_DIR: there is no database at ${path}.`)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = openDataFolder(dataDir)
  try {
    const database = await migrated(openFile(join(folder.path, 'party-dojo.db')), 'DATA_DIR')
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

async function migrated(database: Database, variable: string): Promise<Database> {
  try {
    await migrate(database, Date.now())
    return database
  } catch (error) {
    await database.close()
    if (error instanceof StartError) throw error
    throw new StartError(`${variable}: ${database.place} cannot be used (${reasonOf(error)}).`)
  }
}
