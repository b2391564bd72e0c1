import type { Kysely, SchemaModule } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** One step forward, the same on both databases; once released it never changes. */
export type Migration = {
  name: string
  /**
   * Whether the versions before may go on, and start, once this is applied: it makes tables, indexes
   * and columns that nobody must fill, and nothing else (`additive.test.ts` holds that).
   */
  isAdditive?: true
  /** @param db for rows that must change along with their tables */
  up: (schema: SchemaModule, dialect: Dialect, db: Kysely<Tables>) => Promise<void>
}
