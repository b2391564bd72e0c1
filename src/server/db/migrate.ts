import type { Kysely, Transaction } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { allMigrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'
import { transact } from './transaction.ts'

/** Brings the schema up to this version; refuses a database that a newer version has changed. */
export async function migrate(
  database: Database,
  nowMs: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const applied = await findApplied(database.db)
  if (applied && pendingAfter(applied, migrations, database.place).length === 0) return
  await createOwnTables(database)
  await transact(database.db, async (transaction) => {
    await takeLock(transaction, nowMs)
    const names = await readApplied(transaction)
    for (const migration of pendingAfter(names, migrations, database.place)) {
      await migration.up(transaction.schema, database.dialect, transaction)
      await transaction
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: nowMs })
        .execute()
    }
  })
}

/** Throws a `StartError` when the schema is not exactly this version's. */
export async function requireUpToDate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const applied = await findApplied(database.db)
  if (applied && pendingAfter(applied, migrations, database.place).length === 0) return
  throw new StartError(
    `The database (${database.place}) cannot be read, or is of an older version: start this server on it first.`,
  )
}

function pendingAfter(
  applied: readonly string[],
  migrations: readonly Migration[],
  place: string,
): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new StartError(
      `The database (${place}) comes from a newer version of Party Dojo (${unknown}): start that version, or choose another DATA_DIR or DATABASE_URL.`,
    )
  }
  return migrations.filter((migration) => !applied.includes(migration.name))
}

async function readApplied(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  return rows.map((row) => row.name)
}

/** Null when nothing was ever applied: the table is missing. */
async function findApplied(db: Kysely<Tables>): Promise<string[] | null> {
  try {
    return await readApplied(db)
  } catch {
    return null
  }
}

async function createOwnTables(database: Database): Promise<void> {
  const { db, dialect } = database
  try {
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', dialect.keyText, (column) => column.primaryKey().notNull())
      .addColumn('applied_at', dialect.bigInteger, (column) => column.notNull())
      .modifyEnd(dialect.tableEnd)
      .execute()
    await db.schema
      .createTable('migration_lock')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('taken_at', dialect.bigInteger, (column) => column.notNull())
      .modifyEnd(dialect.tableEnd)
      .execute()
  } catch (error) {
    // On Postgres two processes that create one table at once collide in its catalogue.
    if (!isCatalogueCollision(error)) throw error
    await createOwnTables(database)
  }
}

const catalogueCollisions = new Set(['23505', '42P07', '42710'])

function isCatalogueCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && catalogueCollisions.has(String(error.code))
}

/** The row lock makes other processes wait here until this transaction ends. */
async function takeLock(transaction: Transaction<Tables>, nowMs: number): Promise<void> {
  await transaction
    .insertInto('migration_lock')
    .values({ id: 1, taken_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ taken_at: nowMs }))
    .execute()
}
