import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { StartError } from '../lib/start-error.ts'
import type { Database } from './database.ts'
import { rollingStarts } from './migrations/0017-rolling-starts.ts'
import { allMigrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'
import { retryWhileLocked } from './postgres/retry-while-locked.ts'
import type { Tables } from './tables.ts'
import { transact } from './transaction.ts'

type Migratable = Pick<Database, 'db' | 'dialect' | 'description'>

/** `is_additive` is missing before the migration that adds it. */
type Applied = Pick<Selectable<Tables['migrations']>, 'name'> & { is_additive?: number }

/** Names of the migrations applied now, and of those that newer versions had added. */
export type MigrationResult = { applied: string[]; ahead: string[] }

export type MigrationHooks = {
  /** Called before anything is changed, unless the database is new. */
  begin?: (pending: readonly string[]) => unknown
  step?: (migration: string, step: number, of: number) => void
}

/**
 * Brings the schema up to this version. Refuses a database changed by a newer version, unless its
 * migrations only added (rolling deploys).
 */
export async function migrate(
  database: Migratable,
  nowMs: number,
  migrations: readonly Migration[] = allMigrations,
  { begin, step }: MigrationHooks = {},
): Promise<MigrationResult> {
  const applied = await findApplied(database.db)
  const missing = pendingAfter(applied ?? [], migrations, database.description)
  if (applied && missing.length === 0) {
    return { applied: [], ahead: namesOf(unknownOf(applied, migrations)) }
  }
  if (applied && applied.length > 0) await begin?.(namesOf(missing))
  await createMigrationTables(database)
  return await retryWhileLocked(database.description, () =>
    transact(database.db, async (transaction) => {
      await database.dialect.prepareToMigrate(transaction)
      await takeLock(transaction, nowMs)
      const applied = await readApplied(transaction)
      await database.dialect.limitLockWait(transaction)
      let hasAdditiveColumn = applied.some(({ is_additive }) => is_additive !== undefined)
      const pending = pendingAfter(applied, migrations, database.description)
      for (const [index, migration] of pending.entries()) {
        step?.(migration.name, index + 1, pending.length)
        // SQLite blocks the event loop while it migrates: answer health checks here.
        await yieldToEventLoop()
        await migration.up(transaction.schema, database.dialect, transaction)
        hasAdditiveColumn ||= migration.name === rollingStarts.name
        await recordApplied(transaction, migration, nowMs, hasAdditiveColumn)
      }
      return { applied: namesOf(pending), ahead: namesOf(unknownOf(applied, migrations)) }
    }),
  )
}

/** Throws a `StartError` unless the schema is this version's. */
export async function requireUpToDate(
  database: Migratable,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const applied = await findApplied(database.db)
  if (applied && pendingAfter(applied, migrations, database.description).length === 0) return
  throw new StartError(
    `The database (${database.description}) cannot be read, or is of an older version: run "party-dojo migrate", or start this server on it first.`,
  )
}

function namesOf(migrations: readonly { name: string }[]): string[] {
  return migrations.map(({ name }) => name)
}

function unknownOf(applied: readonly Applied[], migrations: readonly Migration[]): Applied[] {
  const known = new Set(migrations.map((migration) => migration.name))
  return applied.filter(({ name }) => !known.has(name))
}

function pendingAfter(
  applied: readonly Applied[],
  migrations: readonly Migration[],
  description: string,
): Migration[] {
  const blocking = unknownOf(applied, migrations).find(({ is_additive }) => is_additive !== 1)
  if (blocking !== undefined) {
    throw new StartError(
      `The database (${description}) comes from a newer version of Party Dojo (${blocking.name}): start that version, or choose another DATA_DIR or DATABASE_URL.`,
    )
  }
  const names = new Set(applied.map(({ name }) => name))
  return migrations.filter((migration) => !names.has(migration.name))
}

async function recordApplied(
  db: Kysely<Tables>,
  { name, isAdditive }: Migration,
  nowMs: number,
  hasAdditiveColumn: boolean,
): Promise<void> {
  const row = { name, applied_at: nowMs }
  const completeRow = hasAdditiveColumn ? { ...row, is_additive: isAdditive ? 1 : 0 } : row
  await db.insertInto('migrations').values(completeRow).execute()
}

async function readApplied(db: Kysely<Tables>): Promise<Applied[]> {
  return await db.selectFrom('migrations').selectAll().execute()
}

/** Null when the table is missing. */
async function findApplied(db: Kysely<Tables>): Promise<Applied[] | null> {
  try {
    return await readApplied(db)
  } catch {
    return null
  }
}

async function createMigrationTables(database: Migratable): Promise<void> {
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
    // Two processes that create one table at once collide in Postgres' catalogue.
    if (!isCatalogueCollision(error)) throw error
    await createMigrationTables(database)
  }
}

const catalogueCollisions = new Set(['23505', '42P07', '42710'])

function isCatalogueCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && catalogueCollisions.has(String(error.code))
}

/** The row lock makes other processes wait until this transaction ends. */
async function takeLock(transaction: Transaction<Tables>, nowMs: number): Promise<void> {
  await transaction
    .insertInto('migration_lock')
    .values({ id: 1, taken_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ taken_at: nowMs }))
    .execute()
}
