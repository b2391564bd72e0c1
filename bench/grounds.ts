import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts'
import { createSchema, isPostgresThere, silentLog } from '#tests/support/database/database.ts'
import { freshDataDir } from '#tests/support/server/start-server.ts'
import type { Measurement, Row } from './measurement.ts'

/** An empty database, for the product and for what it is compared with. */
export type Ground = {
  name: 'SQLite' | 'Postgres'
  /** The product's settings for it. */
  env: Record<string, string>
  /** SQLite's file; empty for Postgres. */
  file: string
  /** Postgres' URL; null for SQLite. */
  url: string | null
  open: () => Promise<Database>
  remove: () => Promise<void>
}

/** Measures on every database that is here, one after another. */
export async function measureOnEach(
  title: string,
  measureOn: (ground: Ground) => Promise<Row[]>,
): Promise<Measurement> {
  const rows: Row[] = []
  for (const openGround of grounds) {
    const ground = await openGround()
    try {
      rows.push(...(await measureOn(ground)))
    } finally {
      await ground.remove()
    }
  }
  return { title, rows }
}

/** The databases that are here. */
const grounds: (() => Promise<Ground>)[] = [
  sqliteGround,
  ...(isPostgresThere ? [postgresGround] : []),
]

async function sqliteGround(): Promise<Ground> {
  const folder = freshDataDir()
  const file = join(folder, 'party-dojo.db')
  await mkdir(folder)
  return {
    name: 'SQLite',
    env: { DATA_DIR: folder },
    file,
    url: null,
    open: async () => openSqlite(file),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function postgresGround(): Promise<Ground> {
  const { url, drop } = await createSchema()
  const folder = freshDataDir()
  return {
    name: 'Postgres',
    env: { DATABASE_URL: url, DATA_DIR: folder },
    file: '',
    url,
    open: () => openPostgres(url, silentLog),
    remove: async () => {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
