import pg from 'pg'

/** A place on a Postgres server, as an address that several pools may open. */
export type Place = { url: string; drop: () => Promise<void> }

type Row = Record<string, unknown>

/** Addresses of databases that hold no row. */
const spares: string[] = []
let shape: unknown = null
let made = 0

/**
 * A database with all tables and without a row. A copy takes half as long as the migrations it saves,
 * so this process empties each and uses it again.
 */
export async function takeSpareDatabase(server: string, template: string): Promise<Place> {
  const url = spares.pop() ?? (await copyDatabase(server, template))
  shape ??= (await runAt(url, readShape))[0]?.shape
  return { url, drop: () => giveBack(url) }
}

async function copyDatabase(server: string, template: string): Promise<string> {
  const name = `${template}_${process.pid}_${++made}`
  await runAt(server, `create database ${name} template ${template}`)
  return databaseUrl(server, name)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops the template and all that was copied from it. */
export async function dropCopies(server: string, template: string): Promise<void> {
  const names = `select datname from pg_database where datname ^@ '${template}'`
  for (const { datname } of await runAt(server, names)) {
    await runAt(server, `drop database ${datname} with (force)`)
  }
}

/** Runs the statements one after another; gives the rows of the last. */
export async function runAt(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function giveBack(url: string): Promise<void> {
  const [row] = await runAt(url, emptyAll, readShape)
  // A test that changed its tables has spoilt them for others.
  if (row?.shape === shape) spares.push(url)
}

/** Of processes that were killed, some are still connected. */
const emptyAll = `
  do $$ declare each regclass; begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    set local session_replication_role = replica;
    for each in select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('migrations', 'migration_lock')
    loop execute format('delete from %s', each); end loop;
  end $$`

const readShape = `
  select md5(string_agg(line, ',' order by line)) as shape from (
    select concat_ws(' ', relname, attname, atttypid::regtype, attnotnull, attidentity) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all
    select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', name, is_additive) from migrations
  ) as lines`
