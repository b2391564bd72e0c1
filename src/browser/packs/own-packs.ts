import type { OwnPackCard, PackPage } from '#contract/packs.ts'
import { callApi } from '../api/call-api.ts'

const pageSize = 50

/**
 * All packs of that account, drafts too, the latest change first; a pack saved meanwhile may come
 * twice.
 */
export async function fetchOwnPacks(
  userId: string,
): Promise<{ packs: OwnPackCard[] } | { problem: string }> {
  const packs = new Map<string, OwnPackCard>()
  let cursor: string | null = null
  do {
    const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const path = `/api/users/${userId}/packs?limit=${pageSize}${after}`
    const answer = await callApi<PackPage<OwnPackCard>>('GET', path)
    if (!answer.ok) return { problem: answer.message }
    for (const pack of answer.data.packs) packs.set(pack.id, pack)
    cursor = answer.data.nextCursor
  } while (cursor !== null)
  return { packs: [...packs.values()] }
}
