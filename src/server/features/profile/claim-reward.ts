import type { Kysely } from 'kysely'
import { ledgerKeys } from '#domain/profile/coins.ts'
import { findReward, isRewardEarned } from '#domain/profile/rewards.ts'
import type { ServerContext } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transaction.ts'
import { readRewardFacts } from './activity-repository.ts'
import { changeCoins } from './ledger.ts'

type ClaimOutcome = 'claimed' | 'already' | 'unknown' | 'unearned' | 'no profile'

/** Claims a reward, once per id; one ledger row holds the claim and its coins. */
export async function claimReward(
  { database, now }: ServerContext,
  userId: string,
  rewardId: string,
): Promise<ClaimOutcome> {
  const reward = findReward(rewardId)
  if (!reward) return 'unknown'
  const nowMs = now()
  const key = ledgerKeys.reward(rewardId)
  // Outside of the transaction: the ledger's key alone decides whether it is claimed once.
  const facts = await readRewardFacts(database.db, userId)
  if (!facts) return 'no profile'
  const isEarned = isRewardEarned(rewardId, facts, nowMs)
  return await transact(database.db, async (transaction) => {
    if (!isEarned) {
      const claimStatus = await findClaimStatus(transaction, userId, key)
      return claimStatus === 'open' ? 'unearned' : claimStatus
    }
    const change = { userId, amount: reward.coins, reason: 'reward', key } as const
    const outcome = await changeCoins(transaction, change, nowMs)
    if (outcome === 'refused') throw new Error('a claim met no profile')
    return outcome === 'changed' ? 'claimed' : 'already'
  })
}

/** The claim status of a ledger key. */
export async function findClaimStatus(
  db: Kysely<Tables>,
  userId: string,
  key: string,
): Promise<'open' | 'already' | 'no profile'> {
  const [row] = await readClaim(db, key, userId)
  if (!row) return 'no profile'
  return row.key === null ? 'open' : 'already'
}

const readClaim = prepared((db, key: string, userId: string) =>
  db
    .selectFrom('profiles')
    .leftJoin('coin_entries', (join) =>
      join.onRef('coin_entries.user_id', '=', 'profiles.user_id').on('coin_entries.key', '=', key),
    )
    .select('coin_entries.key')
    .where('profiles.user_id', '=', userId),
)
