import { type Kysely, sql, type Transaction } from 'kysely'
import { type DatabaseStep, type LoadInput, type LoadResult, requireCount } from '../load-rows.ts'
import type { ColumnShape, TableShape } from '../snapshot.ts'
import type { Tables } from '../tables.ts'

/**
 * Loads rows in one transaction: all or none. `before` runs once the tables are locked, `after`
 * when all is loaded; what it throws rolls back.
 */
export async function loadIntoPostgres(
  db: Kysely<Tables>,
  { shapes, lines, onTable }: LoadInput,
  { before, after }: { before: DatabaseStep; after: DatabaseStep },
): Promise<LoadResult> {
  return await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    const names = shapes.map(({ name }) => name)
    const tables = sql.join(names.map((name) => sql.table(name)))
    await sql`lock table ${tables} in access exclusive mode`.execute(transaction)
    await before(transaction)
    await sql`truncate ${tables}`.execute(transaction)
    const createStatements = [
      ...(await dropParts(transaction, foreignKeysOf(names))),
      ...(await dropParts(transaction, indexesOf(names))),
    ]
    const result: LoadResult = { rows: 0, textsChanged: 0 }
    for (const shape of shapes) {
      const table = await loadTable(transaction, shape, lines(shape))
      result.rows += table.rows
      result.textsChanged += table.textsChanged
      onTable?.(shape.name, table.rows)
    }
    // In reverse: a foreign key may need an index.
    for (const build of createStatements.toReversed()) await sql.raw(build).execute(transaction)
    await after(transaction)
    return result
  })
}

type SchemaPart = { drop: string; build: string }

/** Built anew over all rows at once; tables then load in any order. */
async function dropParts(
  transaction: Transaction<Tables>,
  parts: ReturnType<typeof sql<SchemaPart>>,
): Promise<string[]> {
  const { rows } = await parts.execute(transaction)
  for (const { drop } of rows) await sql.raw(drop).execute(transaction)
  return rows.map(({ build }) => build)
}

function foreignKeysOf(tables: readonly string[]) {
  return sql<SchemaPart>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(c.oid)) as build
    from pg_constraint c join pg_class t on t.oid = conrelid
    where contype = 'f' and t.relnamespace = current_schema()::regnamespace
      and t.relname in (${sql.join(tables)})`
}

function indexesOf(tables: readonly string[]) {
  return sql<SchemaPart>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as build
    from pg_index i join pg_class t on t.oid = indrelid
    where t.relnamespace = current_schema()::regnamespace and t.relname in (${sql.join(tables)})
      and not exists (select from pg_constraint where conindid = indexrelid)`
}

async function loadTable(
  transaction: Transaction<Tables>,
  { name, columns }: TableShape,
  batches: AsyncIterable<string[]>,
): Promise<LoadResult> {
  const list = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(columns.map(readValue))
  const result: LoadResult = { rows: 0, textsChanged: 0 }
  for await (const batch of batches) {
    const { lines, textsChanged } = replaceNul(batch)
    await sql`insert into ${sql.table(name)} (${list})
      select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as rows_of_table(line)`.execute(
      transaction,
    )
    result.rows += lines.length
    result.textsChanged += textsChanged
  }
  const counted = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(
    transaction,
  )
  requireCount(name, result.rows, counted.rows[0]?.count)
  return result
}

function readValue({ kind }: ColumnShape, index: number) {
  const text = sql`line ->> ${sql.lit(index)}`
  return kind === 'text' ? text : sql`(${text})::bigint`
}

const nul = '\0'
const escapedNul = '\\u0000'
const nulReplacement = '�'

function replaceNul(lines: string[]): { lines: string[]; textsChanged: number } {
  let textsChanged = 0
  const clean = (line: string) => {
    if (!line.includes(escapedNul)) return line
    const values: unknown[] = JSON.parse(line)
    return JSON.stringify(
      values.map((value) => {
        if (typeof value !== 'string' || !value.includes(nul)) return value
        textsChanged += 1
        return value.replaceAll(nul, nulReplacement)
      }),
    )
  }
  return { lines: lines.map(clean), textsChanged }
}
