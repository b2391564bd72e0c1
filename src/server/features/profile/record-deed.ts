import type { Deed } from '#contract/profile.ts'
import type { ServerContext } from '#server/context.ts'
import { keepIdempotencyKey } from '#server/db/idempotency/keep-idempotency-key.ts'
import { transact } from '#server/db/transaction.ts'
import { awardAchievements } from './award-achievements.ts'
import { upsertDeed } from './deed-repository.ts'
import { ensureProfile } from './get-profile.ts'

/** Writes down what a device reports, once for each key, and gives the stamps it earns. */
export async function recordActivity(
  { database, now }: ServerContext,
  userId: string,
  deed: Deed,
): Promise<void> {
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await ensureProfile(transaction, userId, nowMs)
    // A day later it would be another line.
    if (deed.key && !(await keepIdempotencyKey(transaction, `deed ${deed.key}`, nowMs))) return
    await upsertDeed(transaction, userId, deed, nowMs)
    await awardAchievements(transaction, userId, nowMs)
  })
}
