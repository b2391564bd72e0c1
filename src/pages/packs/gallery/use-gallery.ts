import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchGallery } from '#browser/packs/pack-actions.ts'
import { type GalleryFilter, galleryQuery } from './gallery-query.ts'
import { type LoadedPacks, readMorePacks } from './read-more-packs.ts'

type Gallery = LoadedPacks & {
  isReady: boolean
  isBusy: boolean
  problem: string | null
  loadMore: () => void
  retry: () => void
}

const noPacks: LoadedPacks = { packs: [], nextCursor: null }

/** Restores the list after Back, at its length. */
let lastShown: { query: string; packList: LoadedPacks } | null = null

/** Filtered packs, page after page; null before hydration. */
export function useGallery(filter: GalleryFilter | null): Gallery {
  const query = filter && String(galleryQuery(filter, null))
  const [list, setPackList] = useState<LoadedPacks & { query: string | null }>({
    ...noPacks,
    query: null,
  })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(0)

  function put(next: LoadedPacks, ofQuery: string): void {
    lastShown = { query: ofQuery, packList: next }
    setPackList({ ...next, query: ofQuery })
  }

  async function read(behind: LoadedPacks): Promise<void> {
    if (filter === null || query === null) return
    const turn = ++asked.current
    setBusy(true)
    setProblem(null)
    // The filter has changed.
    const isWanted = () => turn === asked.current
    const readPage = (cursor: string | null) => fetchGallery(galleryQuery(filter, cursor))
    const answer = await readMorePacks(readPage, behind, isWanted)
    if (!isWanted()) return
    setBusy(false)
    if (answer.ok) put(answer.data, query)
    else setProblem(answer.message)
  }

  const open = useEffectEvent(() => {
    if (query === null || lastShown?.query !== query) return void read(noPacks)
    // Drops pending answers.
    asked.current += 1
    setBusy(false)
    setProblem(null)
    put(lastShown.packList, query)
  })
  useEffect(() => {
    if (query !== null) open()
  }, [query])

  return {
    ...list,
    isReady: query !== null && list.query === query,
    isBusy,
    problem,
    loadMore: () => void read(list),
    retry: () => void read(noPacks),
  }
}
