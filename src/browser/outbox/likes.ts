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

/** What was tapped and is not answered yet shows at once, and stays so without a network. */
export function isLiked(game: string): boolean {
  const userId = account.get()?.userId ?? null
  const liked = profileState.get().profile?.liked_games ?? []
  return pendingLike(readOutbox(), userId, game) ?? liked.includes(game)
}

/** The same of a whole list; one text as long as nothing changes. */
export function shownLikesText(userId: string, liked: readonly string[]): string {
  return likesAfterSending(liked, readOutbox(), userId).join(' ')
}

export const signedOut = 'signed out'

/**
 * Likes a game, or no longer; without a network it waits and is sent later. What is shown goes back
 * only when the server refuses.
 * @returns why it did not go through, or null; `signed out` when nobody is signed in any more
 */
export async function setLiked(game: string, liked: boolean): Promise<string | null> {
  const answer = await changeLike(game, liked)
  if (answer.ok) return null
  return answer.status === 401 ? signedOut : answer.message
}

/** The same, with the server's answer; one that waits is as good as done. */
export async function changeLike(game: string, liked: boolean): Promise<ApiResult<unknown>> {
  const userId = account.get()?.userId
  if (userId === undefined) return signedOutResult
  const id = enqueueAndNotify({ kind: 'like', userId, game, liked })
  const answer = await sendAndWait(id)
  if (account.get()?.userId === userId) return isWaiting(id) || !answer ? queuedResult : answer
  // The session ended without this tab. They are asked to sign in, and what they wish waits there.
  changeOutbox((entries) => entries.filter((entry) => entry.id !== id))
  return signedOutResult
}

const queuedResult = { ok: true, status: 0, data: null } as const
const signedOutResult = { ok: false, status: 401, message: signedOut } as const

function isWaiting(id: string): boolean {
  return readOutbox().some((entry) => entry.id === id)
}
