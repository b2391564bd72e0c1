import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/**
 * What a refusal may leave behind: turns that are counted, codes and letters that somebody who was
 * refused is sent, for they are how they come in at last. What is waste is swept meanwhile.
 */
const leftBehind = ['rate_limits', 'messages', 'verifications', 'spent_bodies']

/** All that is stored, as one short text for each table. */
export async function digestTables({ db }: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name
  `.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !leftBehind.includes(row.name))) {
    const table = await sql`select * from ${sql.table(name)}`.execute(db)
    const lines = table.rows.map((row) => JSON.stringify(row, readable)).sort()
    digests[name] = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
  }
  return digests
}

function readable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
