import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { bad, type Finding, ok } from './finding.ts'

const pageLength = 5_000

type Page = { people: number; last: string; wrong: number; example: string | null }

/**
 * Holds every balance against the sum of its ledger. A page of people is one statement, so what
 * changes meanwhile is seen whole or not at all; both sides are read by their keys.
 */
export async function checkLedger(db: Kysely<Tables>): Promise<Finding> {
  const startedAtMs = performance.now()
  let people = 0
  let wrong = 0
  let example: string | null = null
  for (let last = ''; ; ) {
    const page = await comparePage(db, last)
    people += page.people
    wrong += page.wrong
    example ??= page.example
    if (page.people < pageLength) break
    last = page.last
  }
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  if (wrong === 0) return ok('ledger', `equals the balances of all ${people} people (${seconds} s)`)
  return bad('ledger', `${wrong} of ${people} balances are not its sum, that of ${example} is one`)
}

async function comparePage(db: Kysely<Tables>, after: string): Promise<Page> {
  const { rows } = await sql<Page>`
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
