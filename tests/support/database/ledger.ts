import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '#server/db/tables.ts'

/** The rule that money hangs on: every balance is the sum of its ledger, and none is below 0. */
export async function expectBalanced(db: Kysely<Tables>): Promise<void> {
  const profiles = await db
    .selectFrom('profiles')
    .leftJoin('coin_entries', 'coin_entries.user_id', 'profiles.user_id')
    .select(['profiles.user_id', 'dojo_coins', sql`coalesce(sum(amount), 0)`.as('sum')])
    .groupBy(['profiles.user_id', 'dojo_coins'])
    .execute()
  const wrong = profiles.filter(
    ({ dojo_coins, sum }) => dojo_coins !== Number(sum) || dojo_coins < 0,
  )
  expect(wrong).toEqual([])
}
