import { sql, type Transaction } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

export const postgres: Dialect = {
  kind: 'postgres',
  keyText: sql`text collate "C"`,
  bigInteger: sql`bigint`,
  tableEnd: sql``,
  nowMs: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  prepareToMigrate: (transaction) => run(transaction, "set local statement_timeout = '10min'"),
  limitLockWait: (transaction) => run(transaction, "set local lock_timeout = '1s'"),
}

async function run(transaction: Transaction<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(transaction)
}
