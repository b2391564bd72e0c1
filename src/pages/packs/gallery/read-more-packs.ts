import type { ApiResult } from '#browser/api/call-api.ts'
import type { PackCard, PackPage } from '#contract/packs.ts'

export type LoadedPacks = { packs: readonly PackCard[]; nextCursor: string | null }

/** So many new packs are worth showing. */
const minNewPacks = 10
const maxPages = 10

/**
 * Appends packs. Pages may be short or empty and still have a cursor: then the next ones are read,
 * too, while the result is wanted.
 */
export async function readMorePacks(
  readPage: (cursor: string | null) => Promise<ApiResult<PackPage>>,
  { packs: known, nextCursor: from }: LoadedPacks,
  isWanted: () => boolean,
): Promise<ApiResult<LoadedPacks>> {
  const packs = new Map(known.map((pack) => [pack.id, pack]))
  let nextCursor = from
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await readPage(nextCursor)
    if (!answer.ok) {
      if (packs.size === known.length) return answer
      break
    }
    for (const pack of answer.data.packs) if (!packs.has(pack.id)) packs.set(pack.id, pack)
    nextCursor = answer.data.nextCursor
    if (nextCursor === null || packs.size - known.length >= minNewPacks || !isWanted()) break
  }
  return { ok: true, status: 200, data: { packs: [...packs.values()], nextCursor } }
}
