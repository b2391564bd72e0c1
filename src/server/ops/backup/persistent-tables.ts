import { allMigrations } from '#server/db/migrations/all.ts'
import type { TableShape } from '#server/db/snapshot.ts'
import { readTableShapes } from '#server/db/table-shapes.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * Tables of the moment and of the machines; all others are kept. Migrations are in the manifest.
 */
export const transientTables: readonly string[] = [
  'migrations',
  'migration_lock',
  'rate_limits',
  'jobs',
  'body_holds',
  'last_backup',
  'coin_totals',
  // Events and membership of running processes.
  'events',
  'processes',
  'room_processes',
  // Live rooms end with their evening.
  'rooms',
  'room_seats',
]

/** The tables to keep after these migrations, by name. */
export async function readPersistentTables(applied: readonly string[]): Promise<TableShape[]> {
  const shapes = await readTableShapes(findMigrations(applied))
  return shapes.filter(({ name }) => !transientTables.includes(name))
}

/** Throws a `StartError` for an unknown migration: the database is newer than this version. */
export function findMigrations(applied: readonly string[]) {
  const known = new Set(allMigrations.map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new StartError(
      `This comes from a newer version of Party Dojo (${unknown}): use that version.`,
    )
  }
  return allMigrations.filter(({ name }) => applied.includes(name))
}
