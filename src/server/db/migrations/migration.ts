import type { Kysely, SchemaModule } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** A step forward, the same on both databases; never changes once released. */
export type Migration = {
  name: string
  /**
   * Whether older versions may run and start on the result: it only adds tables, indexes and
   * optional columns (checked by `additive.test.ts`).
   */
  isAdditive?: true
  /** @param db for rows that change along with their tables */
  up: (schema: SchemaModule, dialect: Dialect, db: Kysely<Tables>) => Promise<void>
}
