import type { OpenedPack } from '#domain/packs/opened-packs.ts'
import type { Pack } from '#domain/packs/pack.ts'
import { type ApiResult, callApi } from '../api/call-api.ts'
import { buyPass } from '../session/profile-actions.ts'
import { profileState } from '../session/profile-store.ts'
import { resolveSession } from '../session/resolve-session.ts'

export type OpenPackResult = { opened: OpenedPack } | { problem: string }

const tooFewCoinsMessage = 'Too few coins: nothing was spent.'
const notLoadedMessage =
  'It is yours for a day, but has not arrived. Open this menu again when the network is back.'

/** Needs a pass that is still valid. */
async function fetchPack(game: string, packId: string): Promise<ApiResult<OpenedPack>> {
  const path = `/api/premium-packs/${game}/${packId}`
  const answer = await callApi<{ pack: Pack; until: string }>('GET', path)
  if (!answer.ok) return answer
  const { pack, until } = answer.data
  return {
    ...answer,
    data: { id: pack.id, lists: pack.lists, tags: pack.tags, untilMs: Date.parse(until) },
  }
}

/** Fetches those packs that passes open. */
export async function findPasses(
  game: string,
  packs: readonly { id: string }[],
  onFound: (pass: OpenedPack) => void,
): Promise<void> {
  for (const { id } of packs) {
    const answer = await fetchPack(game, id)
    if (answer.ok) onFound(answer.data)
  }
}

/** Buys a pass and fetches the pack; buying again while it is valid costs nothing. */
export async function buyPack(game: string, packId: string): Promise<OpenPackResult> {
  const bought = await buyPass(`${game}/${packId}`)
  if (!bought.ok) return { problem: bought.message }
  if (!bought.data.ok) return { problem: tooFewCoinsMessage }
  const fetched = await fetchPack(game, packId)
  return fetched.ok ? { opened: fetched.data } : { problem: notLoadedMessage }
}

export async function fetchBalance(): Promise<number | null> {
  if (!profileState.get().profile) await resolveSession()
  return profileState.get().profile?.dojo_coins ?? null
}
