import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { sqlite } from './dialect.ts'

const cachedStatements = 500

// FULL: an acknowledged row outlives a power cut, not only a killed process.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`

/** Opens the SQLite database at `path`, making it when there is none. */
export function openSqlite(path: string): Database {
  const database = new DatabaseSync(path)
  try {
    database.exec(pragmas)
  } catch (error) {
    database.close()
    throw error
  }
  const db = new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: face(database) }),
  })
  return {
    db,
    dialect: sqlite,
    place: `SQLite, ${path}`,
    close: async () => {
      await db.destroy()
      // Kysely leaves a database it never used open.
      if (database.isOpen) database.close()
    },
  }
}

/** What Kysely asks of better-sqlite3, spoken by Node's own SQLite. */
function face(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql)
      if (!statement) {
        if (statements.size >= cachedStatements) statements.clear()
        statement = statementFace(database.prepare(sql))
        statements.set(sql, statement)
      }
      return statement
    },
  }
}

function statementFace(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase }

  constructor(config: { database: SqliteDatabase }) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  /** A deferred transaction that reads first may be refused its write lock in the middle. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch {
      // SQLite has rolled back by itself (disk full, say): the error that made it do so counts.
    }
  }
}
