import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pino from 'pino'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { postgres } from '#server/db/postgres/dialect.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openPostgresSnapshot } from '#server/db/postgres/open-snapshot.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import type { Tables } from '#server/db/tables.ts'
import { postgresUrl } from './postgres-url.ts'
import { type Place, runAt, takeSpareDatabase } from './spare-databases.ts'

export { postgresUrl }

export type DatabaseKind = 'SQLite' | 'a Postgres server' | 'PGlite'

export const isPostgresThere = await doesPostgresAnswer()

/** What every repository and use-case test runs on; the titles of the tests say which it was. */
export const databaseKinds: DatabaseKind[] = [
  'SQLite',
  isPostgresThere ? 'a Postgres server' : 'PGlite',
]

export const silentLog = pino({ level: 'silent' })

/** A database of the test's own, empty, gone when it is closed. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'SQLite') return openTemporarySqlite()
  return kind === 'PGlite' ? openPGlite() : await openAt(await createSchema())
}

/** The same with all tables. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'SQLite') return openTemporarySqlite(await readSqliteTemplate())
  if (kind === 'a Postgres server') return await openAt(await createDatabase())
  const database = openPGlite()
  await migrate(database, Date.now())
  return database
}

/** A fresh schema. */
export async function createSchema(): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAt(postgresUrl, `create schema ${name}`)
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${name}`)
  const drop = async () => {
    await runAt(postgresUrl, `drop schema ${name} cascade`)
  }
  return { url: url.href, drop }
}

/** All tables, without a row; on a server that has no template of them in a schema of its own. */
export async function createDatabase(): Promise<Place> {
  const template = inject('templateDatabase')
  return template ? await takeSpareDatabase(postgresUrl, template) : await createMigratedSchema()
}

async function createMigratedSchema(): Promise<Place> {
  const schema = await createSchema()
  const database = await openPostgres(schema.url, silentLog)
  await migrate(database, Date.now())
  await database.close()
  return schema
}

async function openAt({ url, drop }: Place): Promise<Database> {
  const database = await openPostgres(url, silentLog)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** @param content of the file; none for an empty database */
function openTemporarySqlite(content?: Buffer): Database {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-db-'))
  const file = join(folder, 'test.db')
  if (content) writeFileSync(file, content)
  const database = openSqlite(file)
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  }
  return { ...database, close }
}

let sqliteTemplate: Promise<Buffer> | null = null

/** A file is copied in a hundredth of the time of its migrations, which run once in a process. */
function readSqliteTemplate(): Promise<Buffer> {
  sqliteTemplate ??= makeSqliteTemplate()
  return sqliteTemplate
}

async function makeSqliteTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-db-'))
  const file = join(folder, 'template.db')
  const database = openSqlite(file)
  await migrate(database, Date.now())
  await database.close()
  const content = readFileSync(file)
  rmSync(folder, { recursive: true })
  return content
}

function openPGlite(): Database {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
  return {
    db,
    dialect: postgres,
    description: 'PGlite, in memory',
    openSnapshot: () => openPostgresSnapshot(db),
    close: () => db.destroy(),
  }
}

async function doesPostgresAnswer(): Promise<boolean> {
  try {
    await runAt(postgresUrl, 'select 1')
    return true
  } catch (error) {
    // A server that was asked for by name and stays away is a fault, not a reason to use another.
    if (process.env.TEST_DATABASE_URL) throw error
    return false
  }
}
