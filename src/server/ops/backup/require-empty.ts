import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { allMigrations } from '#server/db/migrations/all.ts'
import { findPresentTables } from '#server/db/present-tables.ts'
import { readTableShapes } from '#server/db/table-shapes.ts'
import type { Tables } from '#server/db/tables.ts'
import { starterOwnerId } from '#server/features/packs/starter/starter-owner.ts'
import { StartError } from '#server/lib/start-error.ts'
import { transientTables } from './persistent-tables.ts'

/** Tables that a server fills at its start. */
const writtenAtStart = ['builds', 'spent_bodies']

/** The column that tells the rows of starter packs, which a server stores too, from user data. */
const ownerColumns: Readonly<Record<string, string>> = {
  users: 'id',
  packs: 'owner_id',
  objects: 'owner_id',
  storage_usage: 'user_id',
}

/** The search index: without a pack it has no rows. */
const ofPacks = ['pack_terms', 'search_words', 'search_forms']

/** Throws a `StartError` when a table holds user data. */
export async function requireEmpty(
  { dialect, description: place }: Pick<Database, 'dialect' | 'description'>,
  db: Kysely<Tables>,
): Promise<void> {
  const names = (await readTableShapes(allMigrations)).map(({ name }) => name)
  for (const name of await findPresentTables(db, dialect, names)) {
    if (transientTables.includes(name) || [...writtenAtStart, ...ofPacks].includes(name)) continue
    const owner = ownerColumns[name]
    const rowsOfUsers =
      owner === undefined ? sql`` : sql`where ${sql.ref(owner)} <> ${starterOwnerId}`
    const { rows } = await sql`select 1 from ${sql.table(name)} ${rowsOfUsers} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new StartError(
        `This database is not empty (${place}; see its table ${name}): use an empty one.`,
      )
    }
  }
}
