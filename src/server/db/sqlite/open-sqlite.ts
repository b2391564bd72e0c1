import { DatabaseSync } from 'node:sqlite'
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { traceStatements } from '#server/platform/observability/tracing/trace-statements.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { sqlite } from './dialect.ts'
import { SqliteGroupDriver } from './group-driver.ts'
import { openSqliteSnapshot } from './open-snapshot.ts'
import { createStatementRunner } from './statement-runner.ts'
import { openWalSync, type WalSync } from './wal-sync.ts'

// With `wal-sync.ts`, acknowledged rows survive a power cut, not only a killed process.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`

export function openSqlite(path: string): Database {
  const database = new DatabaseSync(path)
  try {
    database.exec(pragmas)
  } catch (error) {
    database.close()
    throw error
  }
  const dialect = new GroupingDialect(database, openWalSync(path))
  const db = new Kysely<Tables>({ dialect, ...traceStatements('sqlite') })
  return {
    db,
    dialect: sqlite,
    description: `SQLite, ${path}`,
    openSnapshot: async () => openSqliteSnapshot(path),
    close: async () => {
      await db.destroy()
      // Kysely does not close a database that it never used.
      if (database.isOpen) database.close()
    },
  }
}

/** For reading the schema that the migrations make. */
export function openSqliteInMemory(): Pick<Database, 'db' | 'dialect' | 'description' | 'close'> {
  const noDisk: WalSync = { sync: async () => {}, close: async () => {} }
  const dialect = new GroupingDialect(new DatabaseSync(':memory:'), noDisk)
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: sqlite, description: 'SQLite, in memory', close: () => db.destroy() }
}

class GroupingDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #walSync: WalSync

  constructor(database: DatabaseSync, walSync: WalSync) {
    super({ database: async () => Promise.reject(new Error('opened already')) })
    this.#database = database
    this.#walSync = walSync
  }

  override createDriver(): Driver {
    return new SqliteGroupDriver(
      this.#database,
      createStatementRunner(this.#database),
      this.#walSync,
    )
  }

  override createAdapter() {
    return new ConcurrentAdapter()
  }
}

class ConcurrentAdapter extends SqliteAdapter {
  /** Otherwise Kysely serialises everything until a commit is on disk. */
  override get supportsMultipleConnections() {
    return true
  }
}
