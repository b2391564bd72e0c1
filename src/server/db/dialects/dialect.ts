import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** The column types that SQLite and Postgres name differently. */
export type Dialect = {
  kind: 'sqlite' | 'postgres'
  /** Text that sorts and pages by its bytes. */
  keyText: RawBuilder<string>
  /** Whole numbers up to 2^53, epoch milliseconds among them. */
  bigInteger: RawBuilder<number>
  /** What follows the closing bracket of `create table`. */
  tableEnd: RawBuilder<unknown>
  /** The database's own clock, the same for all processes: epoch milliseconds. */
  nowMs: RawBuilder<number>
  /** Lets the statements of this transaction take the time that a big table needs. */
  prepareToMigrate: (transaction: Transaction<Tables>) => Promise<void>
  /**
   * From here on a statement of this transaction gives up soon where it would wait for others: while it
   * waited, everybody who wants to read that table would wait behind it.
   */
  limitLockWait: (transaction: Transaction<Tables>) => Promise<void>
}

const noop = () => Promise.resolve()

export const sqlite: Dialect = {
  kind: 'sqlite',
  keyText: sql`text`,
  bigInteger: sql`integer`,
  tableEnd: sql`strict`,
  nowMs: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  prepareToMigrate: noop,
  limitLockWait: noop,
}

export const postgres: Dialect = {
  kind: 'postgres',
  keyText: sql`text collate "C"`,
  bigInteger: sql`bigint`,
  tableEnd: sql``,
  nowMs: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  prepareToMigrate: (transaction) => run(transaction, "set local statement_timeout = '10min'"),
  limitLockWait: (transaction) => run(transaction, "set local lock_timeout = '1s'"),
}

async function run(db: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
