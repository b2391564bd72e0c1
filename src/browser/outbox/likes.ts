import { likesAfterSending, pendingLike } from '#domain/outbox/entry.ts'
import type { ApiResult } from '../api/call-api.ts'
import { account } from '../session/account.ts'
import { profileState } from '../session/profile-store.ts'
import { changeOutbox, enqueueAndNotify, readOutbox, watchOutbox } from './outbox-list.ts'
import { sendAndWait } from './outbox-sender.ts'

export function watchLikes(listener: () => void): () => void {
  const stops = [watchOutbox(listener), profileState.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Includes taps that the server has not confirmed. */
export function isLiked(game: string): boolean {
  const userId = account.get()?.userId ?? null
  const liked = profileState.get().profile?.liked_games ?? []
  return pendingLike(readOutbox(), userId, game) ?? liked.includes(game)
}

export function shownLikesText(userId: string, liked: readonly string[]): string {
  return likesAfterSending(liked, readOutbox(), userId).join(' ')
}

export const signedOut = 'signed out'

/**
 * Likes or unlikes a game; offline it waits in the outbox. Only a refusal reverts what is shown.
 * @returns why it failed, or null; `signed out` when the session ended
 */
export async function setLiked(game: string, liked: boolean): Promise<string | null> {
  const answer = await changeLike(game, liked)
  if (answer.ok) return null
  return answer.status === 401 ? signedOut : answer.message
}

/** As `setLiked`, with the server's answer; a queued like counts as a success. */
export async function changeLike(game: string, liked: boolean): Promise<ApiResult<unknown>> {
  const userId = account.get()?.userId
  if (userId === undefined) return signedOutResult
  const id = enqueueAndNotify({ kind: 'like', userId, game, liked })
  const answer = await sendAndWait(id)
  if (account.get()?.userId === userId) return isWaiting(id) || !answer ? queuedResult : answer
  // The session ended elsewhere: the user has to sign in, and the like is kept for then.
  changeOutbox((entries) => entries.filter((entry) => entry.id !== id))
  return signedOutResult
}

const queuedResult = { ok: true, status: 0, data: null } as const
const signedOutResult = { ok: false, status: 401, message: signedOut } as const

function isWaiting(id: string): boolean {
  return readOutbox().some((entry) => entry.id === id)
}
