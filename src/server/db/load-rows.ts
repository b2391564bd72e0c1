import type { Kysely } from 'kysely'
import type { Snapshot, TableShape } from './snapshot.ts'
import type { Tables } from './tables.ts'

export type LoadInput = {
  shapes: readonly TableShape[]
  lines: Snapshot['lines']
  /** Called after each table. */
  onTable?: (name: string, rows: number) => void
}

export type LoadResult = {
  rows: number
  /** Texts with a NUL, which Postgres cannot store: it becomes U+FFFD. */
  textsChanged: number
}

export type DatabaseStep = (db: Kysely<Tables>) => Promise<void>

/** Throws unless all rows that were loaded are in the table. */
export function requireCount(table: string, loaded: number, counted: unknown): void {
  if (Number(counted) !== loaded) {
    throw new Error(`${table} holds ${counted} rows of ${loaded}`)
  }
}
