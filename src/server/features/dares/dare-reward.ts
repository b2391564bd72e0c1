import type { Kysely, Transaction } from 'kysely'
import { dareStateOf } from '#domain/dares/answers.ts'
import { ledgerKeys } from '#domain/profile/coins.ts'
import { isRewardEarned } from '#domain/profile/rewards.ts'
import type { Tables } from '#server/db/tables.ts'
import { readActivities, upsertActivity } from '../profile/activity-repository.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { findClaimStatus } from '../profile/claim-reward.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import type { StoredDare } from './dare-repository.ts'

const rewardId = 'epic-dare'

/** Only a signed-in sender is known to be another person than the taker. */
function hasReward({ kind, userId }: StoredDare): boolean {
  return kind === 'epic' && userId !== null
}

/** A finished epic dare is an activity of its taker, when another user sent it. */
export async function rewardTaker(
  transaction: Transaction<Tables>,
  dare: StoredDare,
  nowMs: number,
): Promise<void> {
  const { takerId, userId } = dare
  if (takerId === null || takerId === userId || !hasReward(dare)) return
  await ensureProfile(transaction, takerId, nowMs)
  await upsertActivity(transaction, takerId, { deed: 'epic-dare' }, nowMs)
  await awardAchievements(transaction, takerId, nowMs)
}

/** Whether finishing it pays this viewer; null is signed out, who may still sign in. */
export async function canEarnReward(
  db: Kysely<Tables>,
  dare: StoredDare,
  viewerId: string | null,
): Promise<boolean> {
  if (!hasReward(dare) || viewerId === dare.userId) return false
  if (dare.takerId !== null && dare.takerId !== viewerId) return false
  return viewerId === null || (await isUnclaimed(db, viewerId))
}

/** Whether the reward is earned by it and unclaimed. */
export async function hasEarnedReward(
  db: Kysely<Tables>,
  dare: StoredDare,
  viewerId: string | null,
  nowMs: number,
): Promise<boolean> {
  if (viewerId === null || viewerId !== dare.takerId || !hasReward(dare)) return false
  if (dareStateOf(dare, dare.answers).status !== 'done') return false
  const isEarned = isRewardEarned(rewardId, await readActivities(db, viewerId, nowMs), nowMs)
  return isEarned && (await isUnclaimed(db, viewerId))
}

async function isUnclaimed(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await findClaimStatus(db, userId, ledgerKeys.reward(rewardId))) !== 'already'
}
