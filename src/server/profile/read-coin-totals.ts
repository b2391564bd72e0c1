import { sql } from 'kysely'
import type { Services } from '../services.ts'

export type CoinTotals = { earned: number; spent: number; people: number }

const keptForMs = 60_000

/** What the whole house has given out and taken in; counted anew at most once a minute. */
export function openCoinTotals({ database, now }: Pick<Services, 'database' | 'now'>) {
  let kept: { totals: Promise<CoinTotals>; untilMs: number } | null = null
  return (): Promise<CoinTotals> => {
    if (kept === null || kept.untilMs <= now()) {
      kept = { totals: countTotals(database), untilMs: now() + keptForMs }
      kept.totals.catch(() => {
        kept = null
      })
    }
    return kept.totals
  }
}

async function countTotals({ db }: Services['database']): Promise<CoinTotals> {
  const coins = await db
    .selectFrom('coin_entries')
    .select([
      sql<number>`coalesce(sum(case when amount > 0 then amount end), 0)`.as('earned'),
      sql<number>`coalesce(-sum(case when amount < 0 then amount end), 0)`.as('spent'),
    ])
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { earned: Number(coins.earned), spent: Number(coins.spent), people: people.n }
}
