import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { allMigrations } from '#server/db/migrations/all.ts'
import { loadIntoPostgres } from '#server/db/postgres/load-into-postgres.ts'
import { openPostgres } from '#server/db/postgres/open-postgres.ts'
import { findPresentTables } from '#server/db/present-tables.ts'
import { readTableShapes } from '#server/db/table-shapes.ts'
import { compareLedger } from '#server/features/profile/compare-ledger.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { StartError } from '#server/lib/start-error.ts'
import { requireStopped } from '#server/platform/cluster/membership/require-stopped.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { findMigrations } from './persistent-tables.ts'
import { requireEmpty } from './require-empty.ts'
import type { Target } from './target.ts'

/** One transaction, so an interrupted run may be repeated. */
export async function openPostgresTarget(url: string, log: Log): Promise<Target> {
  const database = await openPostgres(url, log)
  return {
    place: database.description,
    async requireEmpty() {
      try {
        await requireStopped(database, database.db)
        await requireEmpty(database, database.db)
      } catch (error) {
        if (error instanceof StartError) throw error
        throw new StartError(`${database.description} cannot be used (${reasonOf(error)}).`)
      }
    },
    async fill(migrations, filling) {
      let unbalanced = 0
      await dropEmptyTables(database)
      await migrate(database, Date.now(), findMigrations(migrations))
      const filled = await loadIntoPostgres(database.db, filling, {
        before: (db) => requireEmpty(database, db),
        after: async (db) => {
          const isOfPeople = filling.shapes.some(({ name }) => name === 'coin_entries')
          if (isOfPeople) unbalanced = (await compareLedger(db)).wrong
        },
      })
      await migrate(database, Date.now())
      return { ...filled, unbalanced }
    },
    close: database.close,
  }
}

/** A server started once has created tables, in its own version. */
async function dropEmptyTables(database: Database): Promise<void> {
  const names = (await readTableShapes(allMigrations)).map(({ name }) => name)
  await database.db.transaction().execute(async (transaction) => {
    const present = await findPresentTables(transaction, database.dialect, names)
    if (present.length === 0) return
    const tables = sql.join(present.map((name) => sql.table(name)))
    await sql`lock table ${tables} in access exclusive mode`.execute(transaction)
    await requireStopped(database, transaction)
    await requireEmpty(database, transaction)
    await sql`drop table ${tables}`.execute(transaction)
  })
}
