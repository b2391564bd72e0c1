import type { Client } from 'pg'

type Part = { table: string; name: string; definition: string }

/**
 * Fills tables while they have neither keys nor indexes, and builds those anew at the end: twenty
 * million rows are sorted once, where each would be put in its place. Keys that point at other
 * tables are checked then, so what was filled in holds together.
 */
export async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const references = await readConstraints(client, "contype = 'f'")
  const keys = await readConstraints(client, "contype in ('p', 'u')")
  const { rows: indexes } = await client.query<Part>(`
    select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public'
      and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`)
  for (const { table, name } of [...references, ...keys]) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

async function readConstraints(client: Client, which: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and ${which}`)
  return rows
}
