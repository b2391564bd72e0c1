import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { findPresentTables } from '#server/db/present-tables.ts'
import type { Tables } from '#server/db/tables.ts'
import { StartError } from '#server/lib/start-error.ts'
import { deadAfterMs } from './join-processes.ts'

/**
 * Throws a `StartError` while a server runs on this database; SQLite has the folder lock instead.
 */
export async function requireStopped(
  { dialect, description }: Pick<Database, 'dialect' | 'description'>,
  db: Kysely<Tables>,
): Promise<void> {
  const present = await findPresentTables(db, dialect, ['processes'])
  if (present.length === 0) return
  const { running } = await db
    .selectFrom('processes')
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .where('seen_at', '>=', sql<number>`${dialect.nowMs} - ${sql.lit(deadAfterMs)}`)
    .executeTakeFirstOrThrow()
  if (running === 0) return
  const servers = running === 1 ? 'A server runs' : `${running} servers run`
  throw new StartError(
    `${servers} on this database (${description}): stop every one first. One that was killed counts for another ${deadAfterMs / 1000} seconds.`,
  )
}
