import { type Kysely, sql } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type Scan = {
  /** ISO day, in UTC */
  day: string
  source: string
  place: string
}

export type ScanCount = Scan & { count: number }

const addScan = prepared((db, day: string, source: string, place: string) =>
  db
    .insertInto('scans')
    .values({ day, source, place, count: sql.lit(1) })
    .onConflict((conflict) =>
      conflict.columns(['day', 'source', 'place']).doUpdateSet({ count: sql`scans.count + 1` }),
    ),
)

/**
 * Counts one more. Rows are never swept: there are at most as many a day as sources times places,
 * a bar wants to compare this year with the one before, and none is about anybody.
 */
export async function insertScan(db: Kysely<Tables>, { day, source, place }: Scan): Promise<void> {
  await addScan(db, day, source, place)
}

/** What was counted from that day on (ISO, UTC), the newest first. */
export async function findScans(db: Kysely<Tables>, firstDay: string): Promise<ScanCount[]> {
  return await db
    .selectFrom('scans')
    .selectAll()
    .where('day', '>=', firstDay)
    .orderBy('day', 'desc')
    .orderBy('source')
    .orderBy('place')
    .execute()
}
