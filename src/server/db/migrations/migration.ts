import type { Kysely, SchemaModule } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'
import type { Tables } from '../tables.ts'

/** One step forward, the same on both databases; once released it never changes. */
export type Migration = {
  name: string
  /** @param db for rows that must change along with their tables */
  up: (schema: SchemaModule, dialect: Dialect, db: Kysely<Tables>) => Promise<void>
}
