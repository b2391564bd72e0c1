import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

const pageLength = 5_000

/** `wrong` counts balances that differ from their ledger, expected 0; `example` is one of them. */
type LedgerComparison = { people: number; wrong: number; example: string | null }

/**
 * Compares every balance with the sum of its ledger. Each batch is one statement, so concurrent
 * changes are seen whole or not at all.
 */
export async function compareLedger(db: Kysely<Tables>): Promise<LedgerComparison> {
  const all: LedgerComparison = { people: 0, wrong: 0, example: null }
  for (let last = ''; ; ) {
    const page = await comparePage(db, last)
    all.people += page.people
    all.wrong += page.wrong
    all.example ??= page.example
    if (page.people < pageLength) return all
    last = page.last
  }
}

async function comparePage(
  db: Kysely<Tables>,
  after: string,
): Promise<LedgerComparison & { last: string }> {
  const { rows } = await sql<LedgerComparison & { last: string }>`
    select count(*) as people, coalesce(max(user_id), '') as last,
      count(case when dojo_coins <> total then 1 end) as wrong,
      min(case when dojo_coins <> total then user_id end) as example
    from (
      select user_id, dojo_coins, (
        select coalesce(sum(amount), 0) from coin_entries
        where coin_entries.user_id = profiles.user_id
      ) as total
      from profiles where user_id > ${after} order by user_id limit ${sql.lit(pageLength)}
    ) as compared`.execute(db)
  const [page] = rows
  if (!page) throw new Error('nothing was counted')
  return page
}
