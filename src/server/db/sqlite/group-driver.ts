import type { DatabaseSync } from 'node:sqlite'
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  RootOperationNode,
} from 'kysely'
import { openCommitGroups } from './commit-groups.ts'
import type { RunStatement } from './statement-runner.ts'
import type { WalSync } from './wal-sync.ts'

const writeKinds: RootOperationNode['kind'][] = [
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]

/** Counts do not wait for the disk: a power cut may lose some. */
const countPattern = /^insert into "rate_limits"/

/**
 * SQLite for Kysely: one connection, one transaction at a time, shared commits
 * (`commit-groups.ts`).
 */
export class SqliteGroupDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #run: RunStatement
  readonly #walSync: WalSync
  readonly #groups
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(database: DatabaseSync, run: RunStatement, walSync: WalSync) {
    this.#database = database
    this.#run = run
    this.#walSync = walSync
    this.#groups = openCommitGroups(database, walSync.sync)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    return new SqliteConnection((connection, query) => this.#answer(connection, query))
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    this.#release(connection)
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    this.#groups.open()
    connection.isTransaction = true
  }

  async commitTransaction(connection: SqliteConnection, needsDisk = true): Promise<void> {
    const committed = this.#groups.close(needsDisk)
    // The next transaction may join the group while this one waits for the disk.
    this.#release(connection)
    await committed
  }

  /** Kysely calls this after a failed commit too, when another transaction may be open. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (!connection.isReleased) this.#groups.undo()
  }

  async destroy(): Promise<void> {
    this.#groups.commit()
    // Checkpoints and syncs.
    this.#database.close()
    await this.#walSync.close()
  }

  async #answer<Row>(
    connection: SqliteConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    const { kind } = query.query
    if (connection.isTransaction || kind === 'SelectQueryNode') return this.#run(query)
    if (!writeKinds.includes(kind)) {
      // Pragmas and schema changes run outside of groups.
      this.#groups.commit()
      const result = this.#run<Row>(query)
      await this.#walSync.sync()
      return result
    }
    this.#groups.open()
    let result: QueryResult<Row>
    try {
      result = this.#run(query)
    } catch (error) {
      this.#groups.undo()
      throw error
    }
    await this.commitTransaction(connection, !countPattern.test(query.sql))
    return result
  }

  #release(connection: SqliteConnection): void {
    if (connection.isReleased) return
    connection.isReleased = true
    const next = this.#waiting.shift()
    // Handed over directly, so that no other caller takes it in between.
    if (next) next()
    else this.#isTaken = false
  }
}

class SqliteConnection implements DatabaseConnection {
  isTransaction = false
  isReleased = false
  readonly #answer: <Row>(
    connection: SqliteConnection,
    query: CompiledQuery,
  ) => Promise<QueryResult<Row>>

  constructor(
    answer: <Row>(turn: SqliteConnection, query: CompiledQuery) => Promise<QueryResult<Row>>,
  ) {
    this.#answer = answer
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#answer(this, query)
  }

  streamQuery(): never {
    throw new Error('SQLite answers whole: ask for pages instead')
  }
}
