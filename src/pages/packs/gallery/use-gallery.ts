import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readGallery } from '#browser/packs/pack-actions.ts'
import type { PackCard } from '#contract/packs.ts'
import { galleryQuery, type Wish } from './gallery-query.ts'

type Shelf = { packs: readonly PackCard[]; nextCursor: string | null }

type Gallery = Shelf & {
  /** False until the shelf shows what was asked for last. */
  isReady: boolean
  isBusy: boolean
  problem: string | null
  more: () => void
  again: () => void
}

/** The shelf that was seen last: the way back from a pack finds it as long as it was. */
let seen: { query: string; shelf: Shelf } | null = null

/** The packs that fit a wish, page after page; null while the page is not alive. */
export function useGallery(wish: Wish | null): Gallery {
  const query = wish && String(galleryQuery(wish, null))
  const [shelf, setShelf] = useState<Shelf & { query: string | null }>({
    packs: [],
    nextCursor: null,
    query: null,
  })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(0)

  function put(next: Shelf, ofQuery: string): void {
    seen = { query: ofQuery, shelf: next }
    setShelf({ ...next, query: ofQuery })
  }

  async function read(cursor: string | null): Promise<void> {
    if (wish === null || query === null) return
    const turn = ++asked.current
    setBusy(true)
    setProblem(null)
    const answer = await readGallery(galleryQuery(wish, cursor))
    // Something else was asked for meanwhile: this answer is nobody's any more.
    if (turn !== asked.current) return
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    const { packs, nextCursor } = answer.data
    const known = cursor === null ? [] : shelf.packs
    const ids = new Set(known.map(({ id }) => id))
    put({ packs: [...known, ...packs.filter(({ id }) => !ids.has(id))], nextCursor }, query)
  }

  const open = useEffectEvent(() => {
    if (query !== null && seen?.query === query) put(seen.shelf, query)
    else void read(null)
  })
  useEffect(() => {
    if (query !== null) open()
  }, [query])

  return {
    ...shelf,
    isReady: query !== null && shelf.query === query,
    isBusy,
    problem,
    more: () => void read(shelf.nextCursor),
    again: () => void read(null),
  }
}
