import type { Kysely } from 'kysely'
import type { Snapshot, TableShape } from './snapshot.ts'
import type { Tables } from './tables.ts'

/** Rows to be loaded, table by table. */
export type LoadInput = {
  shapes: readonly TableShape[]
  lines: Snapshot['lines']
  /** Hears of every table once it is loaded. */
  onTable?: (name: string, rows: number) => void
}

export type LoadResult = {
  rows: number
  /** Texts that held a NUL, which Postgres cannot keep: there it has become U+FFFD. */
  textsChanged: number
}

export type DatabaseStep = (db: Kysely<Tables>) => Promise<void>

/** Throws unless a table holds as many rows as were loaded into it. */
export function requireCount(table: string, loaded: number, counted: unknown): void {
  if (Number(counted) !== loaded) {
    throw new Error(`${table} holds ${counted} rows of ${loaded}`)
  }
}
