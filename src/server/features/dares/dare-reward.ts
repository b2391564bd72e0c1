import type { Kysely, Transaction } from 'kysely'
import { stateOf } from '#domain/dares/answers.ts'
import { ledgerKeys } from '#domain/profile/coins.ts'
import { isRewardEarned } from '#domain/profile/rewards.ts'
import type { Tables } from '#server/db/tables.ts'
import { awardAchievements } from '../profile/award-achievements.ts'
import { findClaim } from '../profile/claim-reward.ts'
import { readDeeds, upsertDeed } from '../profile/deed-repository.ts'
import { ensureProfile } from '../profile/get-profile.ts'
import type { KeptDare } from './dare-repository.ts'

const reward = 'epic-dare'

/** Its maker is an account: of nobody else can it be known that they are another than its taker. */
function isPaidFor({ kind, userId }: KeptDare): boolean {
  return kind === 'epic' && userId !== null
}

/** An epic dare that is done is a deed of its taker, when another member made it. */
export async function rewardTaker(
  transaction: Transaction<Tables>,
  dare: KeptDare,
  nowMs: number,
): Promise<void> {
  const { takerId, userId } = dare
  if (takerId === null || takerId === userId || !isPaidFor(dare)) return
  await ensureProfile(transaction, takerId, nowMs)
  await upsertDeed(transaction, takerId, { deed: 'epic-dare' }, nowMs)
  await awardAchievements(transaction, takerId, nowMs)
}

/** Whether finishing it pays whoever looks; null is somebody signed out, who may sign in yet. */
export async function earnsReward(
  db: Kysely<Tables>,
  dare: KeptDare,
  viewerId: string | null,
): Promise<boolean> {
  if (!isPaidFor(dare) || viewerId === dare.userId) return false
  if (dare.takerId !== null && dare.takerId !== viewerId) return false
  return viewerId === null || (await isUnclaimed(db, viewerId))
}

/** Whether it is a deed of whoever answers, and the reward for it is still to be claimed. */
export async function hasEarned(
  db: Kysely<Tables>,
  dare: KeptDare,
  viewerId: string | null,
  nowMs: number,
): Promise<boolean> {
  if (viewerId === null || viewerId !== dare.takerId || !isPaidFor(dare)) return false
  if (stateOf(dare, dare.answers).status !== 'done') return false
  const isEarned = isRewardEarned(reward, await readDeeds(db, viewerId, nowMs), nowMs)
  return isEarned && (await isUnclaimed(db, viewerId))
}

async function isUnclaimed(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await findClaim(db, userId, ledgerKeys.reward(reward))) !== 'already'
}
