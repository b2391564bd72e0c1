import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Every row of a table as JSON, in no order worth the name. */
export type Dump = Map<string, string[]>

/** Every row of every table there is: what a later migration adds comes by itself. */
export async function readEveryRow({ db, dialect }: Database): Promise<Dump> {
  const question =
    dialect.kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master
          where type = 'table' and name not like 'sqlite_%' order by name`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() order by name`
  const dump: Dump = new Map()
  for (const { name } of (await question.execute(db)).rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    dump.set(name, rows.map((row) => JSON.stringify(row)).sort())
  }
  return dump
}

/** The rows that hold any of these words in whatever column and case. */
export function rowsNaming(dump: Dump, words: readonly string[]): Dump {
  return filterRows(dump, (row) =>
    words.some((word) => row.toLowerCase().includes(word.toLowerCase())),
  )
}

/** The dump without those rows. */
export function withoutRows(dump: Dump, rows: Dump): Dump {
  return filterRows(dump, (row, table) => !rows.get(table)?.includes(row))
}

function filterRows(dump: Dump, keep: (row: string, table: string) => boolean): Dump {
  return new Map([...dump].map(([table, rows]) => [table, rows.filter((row) => keep(row, table))]))
}
