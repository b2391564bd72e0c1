import { claimMessages } from '#contract/claim-messages.ts'
import type { PlaysAnswer } from '#contract/packs.ts'
import type { ClaimAnswer } from '#contract/profile.ts'
import type { OutboxEntry } from '#domain/outbox/entry.ts'
import { findReward } from '#domain/profile/rewards.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { likeGame, refreshProfile, reportActivity, userPath } from '../session/profile-actions.ts'
import { dispatchProfileEvent, profileState } from '../session/profile-store.ts'

/**
 * Sends an entry once, in the current session. Entries can be repeated: the server counts each
 * once.
 */
export async function sendEntry(entry: OutboxEntry): Promise<ApiResult<unknown>> {
  switch (entry.kind) {
    case 'like':
      return await likeGame(entry.game, entry.liked)
    case 'play':
      return await callApi<PlaysAnswer>('POST', `/api/packs/${entry.pack}/plays`, { key: entry.id })
    case 'feedback': {
      const { held: _, ...feedback } = entry.feedback
      const path = `/api/feedback/${encodeURIComponent(feedback.time)}`
      return await callApi('PUT', path, feedback)
    }
    case 'deed': {
      const { game, sober, id } = entry
      return await reportActivity({ deed: 'game-finished', game, sober, key: id })
    }
    case 'claim':
      return await sendClaim(entry.reward)
  }
}

/** The server gives each reward once, so a lost answer does no harm. */
async function sendClaim(rewardId: string): Promise<ApiResult<ClaimAnswer>> {
  const path = userPath('/claimed_rewards')
  const answer = await callApi<ClaimAnswer>('POST', path, { rewardId })
  if (!answer.ok && answer.message !== claimMessages.already) return answer
  await refreshProfile()
  if (answer.ok) keepClaim(rewardId)
  return answer
}

/** The network failed between the claim and the profile: the claim's answer is enough. */
function keepClaim(id: string): void {
  const { profile } = profileState.get()
  if (profile === null || profile.claimed_rewards.includes(id)) return
  const claimed_rewards = [...profile.claimed_rewards, id]
  const dojo_coins = profile.dojo_coins + (findReward(id)?.coins ?? 0)
  dispatchProfileEvent({ type: 'changed', change: { claimed_rewards, dojo_coins } })
}
