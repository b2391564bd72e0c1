import { account } from './account.ts'
import { liveState } from './live-state.ts'
import { likeGame } from './profile-actions.ts'
import { profileState } from './profile-store.ts'
import { resolveSession } from './resolve-session.ts'

/** What was tapped and is not answered yet: it shows at once. */
const wanted = liveState<ReadonlyMap<string, boolean>>(new Map())
let turn: Promise<unknown> = Promise.resolve()

export function watchLikes(listener: () => void): () => void {
  const stops = [wanted.subscribe(listener), profileState.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function isLiked(game: string): boolean {
  return wanted.get().get(game) ?? profileState.get().profile?.liked_games.includes(game) ?? false
}

/**
 * Likes a game, or no longer, at once; what is shown goes back when the server does not follow.
 * @returns why it did not go through, or null; `signed out` when nobody is signed in any more
 */
export async function setLiked(game: string, liked: boolean): Promise<string | null> {
  want(game, liked)
  const answer = turn.then(() => send(game, liked))
  turn = answer.catch(() => {})
  const problem = await answer
  // A later tap has the last word.
  if (wanted.get().get(game) === liked) want(game, null)
  return problem
}

export const signedOut = 'signed out'

async function send(game: string, liked: boolean): Promise<string | null> {
  if (wanted.get().get(game) !== liked) return null
  if (profileState.get().userId === null) await resolveSession()
  if (account.get() === null) return signedOut
  const answer = await likeGame(game, liked)
  if (answer.ok) return null
  if (answer.status !== 401) return answer.message
  // The session ended without this tab: ask who is there.
  await resolveSession()
  return signedOut
}

function want(game: string, liked: boolean | null): void {
  const next = new Map(wanted.get())
  if (liked === null) next.delete(game)
  else next.set(game, liked)
  wanted.set(next)
}
