import type { Kysely } from 'kysely'
import type { RunningPass } from '#contract/profile.ts'
import type { Tables } from '#server/db/tables.ts'

type Pass = { userId: string; itemId: string; endsAtMs: number }

/** False while a pass runs. */
export async function startPass(
  db: Kysely<Tables>,
  { userId, itemId, endsAtMs }: Pass,
  nowMs: number,
): Promise<boolean> {
  const started = await db
    .insertInto('passes')
    .values({ user_id: userId, item_id: itemId, ends_at: endsAtMs })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ ends_at: endsAtMs })
        .where('passes.ends_at', '<=', nowMs),
    )
    .returning('ends_at')
    .executeTakeFirst()
  return started !== undefined
}

/** Epoch milliseconds, also of an ended pass; null without one. */
export async function findPassEnd(
  db: Kysely<Tables>,
  userId: string,
  itemId: string,
): Promise<number | null> {
  const pass = await db
    .selectFrom('passes')
    .select('ends_at')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return pass?.ends_at ?? null
}

/** Passes that have not ended. */
export async function readRunningPasses(
  db: Kysely<Tables>,
  userId: string,
  nowMs: number,
): Promise<RunningPass[]> {
  return await db
    .selectFrom('passes')
    .select(['item_id as itemId', 'ends_at as untilMs'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', nowMs)
    .execute()
}
