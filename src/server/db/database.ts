import type { Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Signals } from './signals.ts'
import type { Snapshot } from './snapshot.ts'
import type { Tables } from './tables.ts'

export type PoolState = { size: number; idle: number; waiting: number; max: number }

export type Database = {
  db: Kysely<Tables>
  dialect: Dialect
  /** Missing where there is only one connection. */
  readPool?: () => PoolState
  /** For people to read; holds no password. */
  description: string
  /** Reads one moment, whatever is written meanwhile. */
  openSnapshot: () => Promise<Snapshot>
  /** Missing where a database has one process only. */
  signals?: Signals
  /** Of live rooms. */
  roomSignals?: Signals
  close: () => Promise<void>
}
