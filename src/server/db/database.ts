import type { Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Signals } from './signals.ts'
import type { Snapshot } from './snapshot.ts'
import type { Tables } from './tables.ts'

/** Connections to the database, and how many questions wait for one. */
export type PoolState = { size: number; idle: number; waiting: number; max: number }

export type Database = {
  db: Kysely<Tables>
  dialect: Dialect
  /** How its connections are used; missing where there is only one. */
  readPool?: () => PoolState
  /** What it is and where, for people to read; holds no password. */
  description: string
  /** All of it as it stands at this moment, whatever is written meanwhile. */
  openSnapshot: () => Promise<Snapshot>
  /** How processes call each other through it, where they can. */
  signals?: Signals
  close: () => Promise<void>
}
