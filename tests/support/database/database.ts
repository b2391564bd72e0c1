import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { postgres } from '#server/db/postgres/dialect.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openPostgresSnapshot } from '#server/db/postgres/open-snapshot.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import type { Tables } from '#server/db/tables.ts'

export const postgresUrl =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'

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
  return kind === 'PGlite' ? openPGlite() : await openSchema()
}

/** The same with all tables. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openEmptyDatabase(kind)
  await migrate(database, Date.now())
  return database
}

/** A fresh schema on the real server, as an address that several pools may open. */
export async function createSchema(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create schema ${name}`)
  const url = new URL(postgresUrl)
  url.searchParams.set('options', `-c search_path=${name}`)
  return { url: url.href, drop: () => runOnServer(`drop schema ${name} cascade`) }
}

async function openSchema(): Promise<Database> {
  const { url, drop } = await createSchema()
  const database = await openPostgres(url, silentLog)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

function openTemporarySqlite(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'party-dojo-db-'))
  const database = openSqlite(join(folder, 'test.db'))
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  }
  return { ...database, close }
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

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function doesPostgresAnswer(): Promise<boolean> {
  try {
    await runOnServer('select 1')
    return true
  } catch (error) {
    // A server that was asked for by name and stays away is a fault, not a reason to use another.
    if (process.env.TEST_DATABASE_URL) throw error
    return false
  }
}
