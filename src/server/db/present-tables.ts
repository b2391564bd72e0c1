import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Which of these tables exist, in Postgres in the current schema. */
export async function findPresentTables(
  db: Kysely<Tables>,
  { kind }: Dialect,
  names: readonly string[],
): Promise<string[]> {
  const present =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select relname as name from pg_class
          where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`
  const presentNames = new Set((await present.execute(db)).rows.map(({ name }) => name))
  return names.filter((name) => presentNames.has(name))
}
