import type { Deed } from '#contract/profile.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { awardAchievements } from './award-achievements.ts'
import { upsertDeed } from './deed-repository.ts'
import { ensureProfile } from './get-profile.ts'

/** Writes down what a device reports, and gives the stamps it earns. */
export async function recordDeed(
  { database, now }: Services,
  userId: string,
  deed: Deed,
): Promise<void> {
  const nowMs = now()
  await transact(database.db, async (transaction) => {
    await ensureProfile(transaction, userId, nowMs)
    await upsertDeed(transaction, userId, deed, nowMs)
    await awardAchievements(transaction, userId, nowMs)
  })
}
