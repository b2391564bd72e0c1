import { claimMessages } from '#contract/claim-messages.ts'
import type { ClaimAnswer } from '#contract/profile.ts'
import { waitingClaims } from '#domain/outbox/entry.ts'
import { type Reward, unearnedWords } from '#domain/profile/rewards.ts'
import type { Answer } from '../api/call-api.ts'
import { account } from '../session/account.ts'
import { profileState } from '../session/profile-store.ts'
import { keptWords } from './outbox.ts'
import { keepAndTell, readOutbox } from './outbox-list.ts'
import { sendFor } from './send-kept.ts'

/** Which rewards of theirs are claimed and not answered yet; one text as long as nothing changes. */
export function claimsShown(userId: string | null): string {
  return waitingClaims(readOutbox(), userId).join(' ')
}

/**
 * Claims a reward for whoever is signed in; the server gives each once. Without a network the claim
 * waits and is sent later: nothing is given until the server said so.
 */
export async function claimReward({ id }: Reward): Promise<Answer<ClaimAnswer>> {
  // A network that was gone for a moment empties the store; the person is still here.
  const userId = profileState.get().userId ?? account.get()?.userId
  if (userId === undefined) return refuse(401, claimMessages.signedOut)
  const answer = await sendFor(keepAndTell({ kind: 'claim', userId, reward: id }))
  const isWaiting = waitingClaims(readOutbox(), userId).includes(id)
  if (isWaiting) return answer?.ok === false && answer.status !== 'offline' ? answer : keptAnswer
  if (answer !== null) return answer as Answer<ClaimAnswer>
  // Another tab heard the answer; the fresh profile says what it was.
  const isClaimed = profileState.get().profile?.claimed_rewards.includes(id)
  return isClaimed
    ? { ok: true, status: 200, data: { message: claimMessages.claimed } }
    : refuse(409, unearnedWords(id, Date.now()))
}

const keptAnswer = refuse('offline', keptWords)

function refuse(status: number | 'offline', message: string): Answer<ClaimAnswer> {
  return { ok: false, status, message }
}
