import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { Tables } from './tables.ts'

export type Database = {
  db: Kysely<Tables>
  dialect: Dialect
  /** What it is and where, for people to read; holds no password. */
  place: string
  close: () => Promise<void>
}
