import type { ActivityReport } from '#contract/profile.ts'
import type { ServerContext } from '#server/context.ts'
import { recordIdempotencyKey } from '#server/db/idempotency-keys.ts'
import { transact } from '#server/db/transaction.ts'
import { upsertActivity } from './activity-repository.ts'
import { awardAchievements } from './award-achievements.ts'
import { ensureProfile } from './get-profile.ts'

/** Records an activity once per idempotency key and awards achievements. */
export async function recordActivity(
  { database, now }: ServerContext,
  userId: string,
  activity: ActivityReport,
): Promise<void> {
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await ensureProfile(transaction, userId, nowMs)
    // A key repeated on another day would add a row.
    if (activity.key && !(await recordIdempotencyKey(transaction, `deed ${activity.key}`, nowMs)))
      return
    await upsertActivity(transaction, userId, activity, nowMs)
    await awardAchievements(transaction, userId, nowMs)
  })
}
