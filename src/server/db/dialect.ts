import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Dialect = {
  kind: 'sqlite' | 'postgres'
  /** Text that sorts by its bytes. */
  keyText: RawBuilder<string>
  /** Integers up to 2^53, such as epoch milliseconds. */
  bigInteger: RawBuilder<number>
  /** What follows the closing bracket of `create table`. */
  tableEnd: RawBuilder<unknown>
  /** The database's clock in epoch milliseconds, the same for all processes. */
  nowMs: RawBuilder<number>
  /** Raises the statement timeout of this transaction: large tables take long. */
  prepareToMigrate: (transaction: Transaction<Tables>) => Promise<void>
  /** Lowers the lock timeout of this transaction: readers queue behind a statement that waits. */
  limitLockWait: (transaction: Transaction<Tables>) => Promise<void>
}
