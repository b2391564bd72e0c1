import { allMigrations } from '#server/db/migrations/all.ts'
import type { TableShape } from '#server/db/snapshot.ts'
import { readTableShapes } from '#server/db/table-shapes.ts'
import { StartError } from '#server/lib/start-error.ts'

/**
 * What belongs to the moment and to the machines, not to the house; every other table that a migration
 * makes is kept. The migrations themselves stand in the manifest.
 */
export const transientTables: readonly string[] = [
  'migrations',
  'migration_lock',
  'rate_limits',
  'jobs',
  'body_holds',
  'last_backup',
  // Counted anew from the ledger.
  'coin_totals',
  // What running processes tell each other, and which of them there are.
  'events',
  'processes',
]

/** The tables that are kept of a house in which these migrations were applied, by name. */
export async function readPersistentTables(applied: readonly string[]): Promise<TableShape[]> {
  const shapes = await readTableShapes(findMigrations(applied))
  return shapes.filter(({ name }) => !transientTables.includes(name))
}

/** Throws a `StartError` where one of them is unknown here: this version is older than the house. */
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
