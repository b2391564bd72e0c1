import type { SchemaModule } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'

/** One step forward of the schema, the same on both databases; once released it never changes. */
export type Migration = {
  name: string
  up: (schema: SchemaModule, dialect: Dialect) => Promise<void>
}
