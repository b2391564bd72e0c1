import type { ClaimAnswer } from '#contract/profile.ts'
import type { Reward } from '#domain/profile/rewards.ts'
import { type Answer, callApi } from './call-api.ts'
import { refreshProfile, userPath } from './profile-actions.ts'
import { profileState, tellProfile } from './profile-store.ts'

/** Claims a reward for whoever is signed in; the server gives each once. */
export async function claimReward(reward: Reward): Promise<Answer<ClaimAnswer>> {
  const body = { rewardId: reward.id }
  const answer = await callApi<ClaimAnswer>('POST', userPath('/claimed_rewards'), body)
  if (answer.ok) {
    await refreshProfile()
    keepClaim(reward)
  }
  return answer
}

/** Where the network went between the claim and the fresh profile, the answer is as good. */
function keepClaim({ id, coins }: Reward): void {
  const { profile } = profileState.get()
  if (profile === null || profile.claimed_rewards.includes(id)) return
  const claimed_rewards = [...profile.claimed_rewards, id]
  tellProfile({
    type: 'changed',
    change: { claimed_rewards, dojo_coins: profile.dojo_coins + coins },
  })
}
