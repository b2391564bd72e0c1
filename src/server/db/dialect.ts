import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What SQLite and Postgres say differently. */
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
  /** Raises the statement timeout of this transaction: large tables take long. */
  prepareToMigrate: (transaction: Transaction<Tables>) => Promise<void>
  /** Lowers the lock timeout of this transaction: readers queue behind a statement that waits. */
  limitLockWait: (transaction: Transaction<Tables>) => Promise<void>
}
