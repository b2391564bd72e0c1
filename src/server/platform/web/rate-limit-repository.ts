import { type Kysely, sql } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

type Window = { key: string; max: number; endsAtMs: number }

const addRequest = prepared((db, key: string, endsAtMs: number, max: number) =>
  db
    .insertInto('rate_limits')
    .values({ key, hits: sql.lit(1), ends_at: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ hits: sql`rate_limits.hits + 1` })
        .where('rate_limits.hits', '<', max),
    )
    .returning('hits'),
)

/** The new count of the window; null when it is full. */
export async function countRequest(
  db: Kysely<Tables>,
  { key, max, endsAtMs }: Window,
): Promise<number | null> {
  const [row] = await addRequest(db, key, endsAtMs, max)
  return row?.hits ?? null
}

const selectRequestCount = prepared((db, key: string) =>
  db.selectFrom('rate_limits').select('hits').where('key', '=', key),
)

export async function readRequestCount(db: Kysely<Tables>, key: string): Promise<number> {
  const [row] = await selectRequestCount(db, key)
  return row?.hits ?? 0
}

const deleteEnded = prepared((db, nowMs: number) =>
  db.deleteFrom('rate_limits').where('ends_at', '<=', nowMs),
)

export async function deleteEndedWindows(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await deleteEnded(db, nowMs)
}
