import { type RawBuilder, sql } from 'kysely'

/** The column types that SQLite and Postgres name differently. */
export type Dialect = {
  kind: 'sqlite' | 'postgres'
  /** Text that sorts and pages by its bytes. */
  keyText: RawBuilder<string>
  /** Whole numbers up to 2^53, epoch milliseconds among them. */
  bigInteger: RawBuilder<number>
  /** What follows the closing bracket of `create table`. */
  tableEnd: RawBuilder<unknown>
}

export const sqlite: Dialect = {
  kind: 'sqlite',
  keyText: sql`text`,
  bigInteger: sql`integer`,
  tableEnd: sql`strict`,
}

export const postgres: Dialect = {
  kind: 'postgres',
  keyText: sql`text collate "C"`,
  bigInteger: sql`bigint`,
  tableEnd: sql``,
}
