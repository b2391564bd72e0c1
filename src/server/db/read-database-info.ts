import { sql } from 'kysely'
import type { Database } from './database.ts'

export type DatabaseInfo = {
  version: string
  /** Epoch milliseconds; null where the database uses this process's clock. */
  clockMs: number | null
  /** Null where a database has no such limit. */
  connections: { used: number; max: number } | null
}

export async function readDatabaseInfo({ db, dialect }: Database): Promise<DatabaseInfo> {
  if (dialect.kind === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
    return { version: `SQLite ${rows[0]?.version}`, clockMs: null, connections: null }
  }
  const { rows } = await sql<{ version: string; clock: number; used: number; max: number }>`
    select version() as version,
      ${dialect.nowMs} as clock,
      (select count(*)::int from pg_stat_activity where datid is not null) as used,
      current_setting('max_connections')::int as max`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database gave no row about itself')
  const { used, max } = row
  const [version = ''] = row.version.split(' on ')
  return { version, clockMs: row.clock, connections: { used, max } }
}

/** Reads the whole database file; null when it is sound. */
export async function findDamage({ db, dialect }: Database): Promise<string | null> {
  if (dialect.kind !== 'sqlite') return null
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const result = rows[0]?.quick_check ?? 'nothing'
  return result === 'ok' ? null : result
}
