import { type Kysely, sql } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'

type Window = { key: string; limit: number; endsAtMs: number }

/** Counts one request into its window and returns how many there are; null when it is full. */
export async function countHit(db: Kysely<Tables>, window: Window): Promise<number | null> {
  const row = await db
    .insertInto('rate_limits')
    .values({ key: window.key, hits: 1, ends_at: window.endsAtMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ hits: sql`rate_limits.hits + 1` })
        .where('rate_limits.hits', '<', window.limit),
    )
    .returning('hits')
    .executeTakeFirst()
  return row?.hits ?? null
}

const readHits = prepared((db, key: string) =>
  db.selectFrom('rate_limits').select('hits').where('key', '=', key),
)

/** How many requests were counted into a window so far. */
export async function findHits(db: Kysely<Tables>, key: string): Promise<number> {
  const [row] = await readHits(db, key)
  return row?.hits ?? 0
}

export async function forgetEndedWindows(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', nowMs).execute()
}
