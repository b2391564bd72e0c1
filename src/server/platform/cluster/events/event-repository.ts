import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type EventRow = Selectable<Tables['events']>

export const eventRetentionMs = 60 * 60_000

const pageSize = 500

const readPage = prepared(eventPageQuery)

/** Run every second or two by every process. */
export function eventPageQuery(db: Kysely<Tables>, sinceMs: number, afterId: string) {
  return (
    db
      .selectFrom('events')
      .selectAll()
      // A row comparison uses the index; `or` would read all rows.
      .where(sql<boolean>`(created_at, id) > (${sinceMs}, ${afterId})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(sql.lit(pageSize))
  )
}

/** By the database's clock, which all processes share. */
export async function insertEvent(
  { dialect }: Pick<Database, 'dialect'>,
  transaction: Kysely<Tables>,
  event: Pick<EventRow, 'id' | 'topic' | 'subject'>,
): Promise<void> {
  await transaction
    .insertInto('events')
    .values({ ...event, created_at: dialect.nowMs })
    .execute()
}

/** Oldest first; `sinceMs` by the database's clock. */
export async function readEvents(db: Kysely<Tables>, sinceMs: number): Promise<EventRow[]> {
  const events: EventRow[] = []
  for (let [ms, id] = [sinceMs, '']; ; ) {
    const page = await readPage(db, ms, id)
    events.push(...page)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return events
    ms = last.created_at
    id = last.id
  }
}

export async function readNow({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<number> {
  const { now } = await db.selectNoFrom(dialect.nowMs.as('now')).executeTakeFirstOrThrow()
  return now
}

export async function deleteOldEvents({ db, dialect }: Database): Promise<void> {
  const nowMs = await readNow({ db, dialect })
  await db
    .deleteFrom('events')
    .where('created_at', '<', nowMs - eventRetentionMs)
    .execute()
}
