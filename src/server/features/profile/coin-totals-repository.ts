import { type Kysely, sql } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'

export type CoinTotals = { earned: number; spent: number; people: number }

/** The last count, and when the next is due. */
export type StoredTotals = { totals: CoinTotals | null; dueAtMs: number }

const singletonId = 1
/** Bounds each statement, however many users there are. */
const batchSize = 1_000

/** `totals` is null until the first count has ended. */
export async function findStoredTotals(db: Kysely<Tables>): Promise<StoredTotals> {
  const [row] = await readRow(db, singletonId)
  if (!row) return { totals: null, dueAtMs: 0 }
  const { earned, spent, people, counted_at, due_at } = row
  return { totals: counted_at === null ? null : { earned, spent, people }, dueAtMs: due_at }
}

const readRow = prepared((db, id: number) =>
  db
    .selectFrom('coin_totals')
    .select(['earned', 'spent', 'people', 'counted_at', 'due_at'])
    .where('id', '=', id),
)

/** Lets one process count until `untilMs`. */
export async function acquireCountLease(
  db: Kysely<Tables>,
  nowMs: number,
  untilMs: number,
): Promise<boolean> {
  await db
    .insertInto('coin_totals')
    .values({ id: singletonId, earned: 0, spent: 0, people: 0, counted_at: null, due_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('coin_totals')
    .set({ due_at: untilMs })
    .where('id', '=', singletonId)
    .where('due_at', '<=', nowMs)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Extends the lease; a past time releases it. */
export async function setCountLeaseEnd(db: Kysely<Tables>, untilMs: number): Promise<void> {
  await db
    .updateTable('coin_totals')
    .set({ due_at: untilMs })
    .where('id', '=', singletonId)
    .execute()
}

export async function saveTotals(
  db: Kysely<Tables>,
  totals: CoinTotals,
  { countedAtMs, dueAtMs }: { countedAtMs: number; dueAtMs: number },
): Promise<void> {
  await db
    .updateTable('coin_totals')
    .set({ ...totals, counted_at: countedAtMs, due_at: dueAtMs })
    .where('id', '=', singletonId)
    .execute()
}

/**
 * Totals of the next users in the order of their ids.
 * @param after the `last` of the previous batch; empty for the first
 * @returns `last` is null at the end
 */
export async function countBatch(
  db: Kysely<Tables>,
  after: string,
): Promise<CoinTotals & { last: string | null }> {
  const { people, last } = await db
    .selectFrom(
      db
        .selectFrom('profiles')
        .select('user_id')
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(batchSize)
        .as('next_people'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('people'), eb.fn.max('user_id').as('last')])
    .executeTakeFirstOrThrow()
  if (last === null) return { earned: 0, spent: 0, people, last }
  const { earned, spent } = await db
    .selectFrom('coin_entries')
    .select([
      sql<number>`coalesce(sum(case when amount > 0 then amount end), 0)`.as('earned'),
      sql<number>`coalesce(-sum(case when amount < 0 then amount end), 0)`.as('spent'),
    ])
    .where('user_id', '>', after)
    .where('user_id', '<=', last)
    .executeTakeFirstOrThrow()
  return {
    earned: Number(earned),
    spent: Number(spent),
    people,
    last: people < batchSize ? null : last,
  }
}
