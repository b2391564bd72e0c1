import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** How many people have another balance than their ledger says: always none. */
export async function countUnbalanced(db: Kysely<Tables>): Promise<number> {
  const sums = db
    .selectFrom('coin_entries')
    .select(['user_id', (eb) => eb.fn.sum('amount').as('sum')])
    .groupBy('user_id')
    .as('sums')
  const { count } = await db
    .selectFrom('profiles')
    .leftJoin(sums, 'sums.user_id', 'profiles.user_id')
    .where(sql<boolean>`dojo_coins <> coalesce(sums.sum, 0)`)
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
