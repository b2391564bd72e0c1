import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readGallery } from '#browser/packs/pack-actions.ts'
import { galleryQuery, type Wish } from './gallery-query.ts'
import { readShelf, type Shelf } from './read-shelf.ts'

type Gallery = Shelf & {
  /** False until the shelf shows what was asked for last. */
  isReady: boolean
  isBusy: boolean
  problem: string | null
  more: () => void
  again: () => void
}

const bare: Shelf = { packs: [], nextCursor: null }

/** The shelf that was seen last: the way back from a pack finds it as long as it was. */
let seen: { query: string; shelf: Shelf } | null = null

/** The packs that fit a wish, page after page; null while the page is not alive. */
export function useGallery(wish: Wish | null): Gallery {
  const query = wish && String(galleryQuery(wish, null))
  const [shelf, setShelf] = useState<Shelf & { query: string | null }>({ ...bare, query: null })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(0)

  function put(next: Shelf, ofQuery: string): void {
    seen = { query: ofQuery, shelf: next }
    setShelf({ ...next, query: ofQuery })
  }

  async function read(behind: Shelf): Promise<void> {
    if (wish === null || query === null) return
    const turn = ++asked.current
    setBusy(true)
    setProblem(null)
    // Once something else was asked for, this answer is nobody's any more.
    const isWanted = () => turn === asked.current
    const readPage = (cursor: string | null) => readGallery(galleryQuery(wish, cursor))
    const answer = await readShelf(readPage, behind, isWanted)
    if (!isWanted()) return
    setBusy(false)
    if (answer.ok) put(answer.data, query)
    else setProblem(answer.message)
  }

  const open = useEffectEvent(() => {
    if (query === null || seen?.query !== query) return void read(bare)
    // Whatever is still on its way was asked for before.
    asked.current += 1
    setBusy(false)
    setProblem(null)
    put(seen.shelf, query)
  })
  useEffect(() => {
    if (query !== null) open()
  }, [query])

  return {
    ...shelf,
    isReady: query !== null && shelf.query === query,
    isBusy,
    problem,
    more: () => void read(shelf),
    again: () => void read(bare),
  }
}
