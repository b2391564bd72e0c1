import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import type { Snapshot, TableShape } from '../snapshot.ts'
import type { Tables } from '../tables.ts'

const batchSize = 1_000

/** Reads one moment, by a cursor: any table fits in the memory of 1,000 rows. */
export async function openPostgresSnapshot(db: Kysely<Tables>): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = async () => {
    await transaction.rollback().execute()
  }
  try {
    // A snapshot takes longer than a request.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    const applied = await transaction.selectFrom('migrations').select('name').execute()
    return {
      migrations: applied.map(({ name }) => name).sort(),
      lines: (shape) => readLines(transaction, shape),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function* readLines(
  transaction: ControlledTransaction<Tables>,
  { name, columns }: TableShape,
): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql.ref(column.name)))
  await sql`declare rows_of_table no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(name)}`.execute(transaction)
  const fetchMore = sql<{ line: string }>`fetch ${sql.lit(batchSize)} from rows_of_table`
  for (;;) {
    const { rows } = await fetchMore.execute(transaction)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close rows_of_table`.execute(transaction)
}
