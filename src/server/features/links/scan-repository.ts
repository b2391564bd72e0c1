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

/** Rows are kept for ever: few a day, without personal data, and compared from year to year. */
export async function insertScan(db: Kysely<Tables>, { day, source, place }: Scan): Promise<void> {
  await addScan(db, day, source, place)
}

/** From that ISO day (UTC) on, newest first. */
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
