import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** A statement's name, or `begin` or `commit`, and its values. */
export type Step = [name: string, values: (string | number)[]]

/** Sends steps one after another over one connection; gives the rows of the last. */
export type Send = (steps: Step[]) => Promise<unknown[]>

/**
 * Statements through the bare driver, of the database that DATABASE_URL or DATABASE_FILE names; each
 * is prepared once. Values stand as `$1`.
 */
export function openStatements(statements: Record<string, string>): Send {
  const { DATABASE_URL, DATABASE_FILE = '' } = process.env
  return DATABASE_URL ? onPostgres(DATABASE_URL, statements) : onSqlite(DATABASE_FILE, statements)
}

function onSqlite(path: string, statements: Record<string, string>): Send {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const texts = { ...statements, begin: 'begin immediate', commit: 'commit' }
  const prepared = new Map(
    Object.entries(texts).map(([name, sql]) => [
      name,
      database.prepare(sql.replace(/\$\d+/g, '?')),
    ]),
  )
  return async (steps) => {
    let rows: unknown[] = []
    for (const [name, values] of steps) rows = prepared.get(name)?.all(...values) ?? []
    return rows
  }
}

function onPostgres(url: string, statements: Record<string, string>): Send {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  return async (steps) => {
    const client = await pool.connect()
    let rows: unknown[] = []
    for (const [name, values] of steps) {
      const text = statements[name]
      const sent = text ? client.query({ name, text, values }) : client.query(name)
      rows = (await sent).rows
    }
    client.release()
    return rows
  }
}
