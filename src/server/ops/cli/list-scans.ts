import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { utcDay } from '#server/features/links/count-scans.ts'
import { findScans, type ScanCount } from '#server/features/links/scan-repository.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Scans of so many days (UTC) up to today: the total, each source and place with the most first,
 * then each source by day, newest first.
 */
export async function listScans(
  db: Kysely<Tables>,
  nowMs: number,
  days: number,
): Promise<string[]> {
  const scans = await findScans(db, utcDay(nowMs - (days - 1) * dayMs))
  const time = days === 1 ? 'today' : `in the last ${days} days`
  if (scans.length === 0) return [`No scans ${time}.`]
  const total = scans.reduce((sum, { count }) => sum + count, 0)
  return [
    `Scans ${time}: ${total}`,
    '',
    'By source',
    ...tableByCount(sumBy(scans, ({ source }) => source)),
    '',
    'By place',
    ...tableByCount(sumBy(scans, ({ place }) => place)),
    '',
    'By day',
    ...table(sumBy(scans, ({ day, source }) => `${day}  ${source}`)),
  ]
}

type Sums = ReadonlyMap<string, number>

/** Groups in the order of the keys. */
function sumBy(scans: readonly ScanCount[], keyOf: (scan: ScanCount) => string): Sums {
  const sums = new Map<string, number>()
  for (const scan of scans) {
    const key = keyOf(scan)
    sums.set(key, (sums.get(key) ?? 0) + scan.count)
  }
  return sums
}

function tableByCount(sums: Sums): string[] {
  return table(new Map([...sums].toSorted(([, a], [, b]) => b - a)))
}

/** Aligned numbers. */
function table(sums: Sums): string[] {
  const nameWidth = Math.max(...[...sums.keys()].map((name) => name.length))
  const countWidth = Math.max(...[...sums.values()].map((count) => String(count).length))
  return [...sums].map(
    ([name, count]) => `  ${name.padEnd(nameWidth)}  ${String(count).padStart(countWidth)}`,
  )
}
