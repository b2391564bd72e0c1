import { claimMessages } from '#contract/claim-messages.ts'
import type { ClaimAnswer } from '#contract/profile.ts'
import { pendingClaims } from '#domain/outbox/entry.ts'
import { type Reward, unearnedMessage } from '#domain/profile/rewards.ts'
import type { ApiResult } from '../api/call-api.ts'
import { account } from '../session/account.ts'
import { profileState } from '../session/profile-store.ts'
import { queuedMessage } from './outbox.ts'
import { enqueueAndNotify, readOutbox } from './outbox-list.ts'
import { sendAndWait } from './outbox-sender.ts'

export function pendingClaimsText(userId: string | null): string {
  return pendingClaims(readOutbox(), userId).join(' ')
}

/**
 * Claims a reward; the server gives each once. Offline, the claim waits in the outbox and nothing
 * is given yet.
 */
export async function claimReward({ id }: Reward): Promise<ApiResult<ClaimAnswer>> {
  // A short network loss empties the profile store, though the user is still signed in.
  const userId = profileState.get().userId ?? account.get()?.userId
  if (userId === undefined) return failedResult(401, claimMessages.signedOut)
  const answer = await sendAndWait(enqueueAndNotify({ kind: 'claim', userId, reward: id }))
  const isWaiting = pendingClaims(readOutbox(), userId).includes(id)
  if (isWaiting) return answer?.ok === false && answer.status !== 'offline' ? answer : queuedResult
  if (answer !== null) return answer as ApiResult<ClaimAnswer>
  // Another tab sent it: the fresh profile shows the result.
  const isClaimed = profileState.get().profile?.claimed_rewards.includes(id)
  return isClaimed
    ? { ok: true, status: 200, data: { message: claimMessages.claimed } }
    : failedResult(409, unearnedMessage(id, Date.now()))
}

const queuedResult = failedResult('offline', queuedMessage)

function failedResult(status: number | 'offline', message: string): ApiResult<ClaimAnswer> {
  return { ok: false, status, message }
}
