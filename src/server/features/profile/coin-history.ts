import { type Kysely, sql } from 'kysely'
import type { CoinEntries } from '#contract/profile.ts'
import type { Tables } from '#server/db/tables.ts'

const pageLength = 30

/**
 * Newest first.
 * @param before the `next` of the previous page; null for the first
 */
export async function readCoinHistory(
  db: Kysely<Tables>,
  userId: string,
  before: string | null,
): Promise<CoinEntries> {
  let query = db
    .selectFrom('coin_entries')
    .select(['key', 'amount', 'reason', 'created_at'])
    .where('user_id', '=', userId)
  const from = before === null ? null : parseCursor(before)
  if (from) {
    // A row comparison enters the index; `or` would read all newer entries first.
    query = query.where(sql<boolean>`(created_at, key) < (${from.timeMs}, ${from.key})`)
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(pageLength + 1)
    .execute()
  const page = rows.slice(0, pageLength)
  const last = page.at(-1)
  return {
    entries: page.map(({ key, amount, reason, created_at }) => ({
      key,
      amount,
      reason,
      time: new Date(created_at).toISOString(),
    })),
    next: last && rows.length > pageLength ? `${last.created_at}.${last.key}` : null,
  }
}

/** An invalid cursor gives the first page. */
function parseCursor(cursor: string): { timeMs: number; key: string } | null {
  const [, time, key] = /^(\d{1,15})\.([^\0]+)$/.exec(cursor) ?? []
  return time && key ? { timeMs: Number(time), key } : null
}
