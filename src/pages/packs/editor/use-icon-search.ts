import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchIcons } from '#browser/icons/search-icons.ts'

/** Milliseconds without typing before the pictures follow. */
const debounceMs = 250
/** One line on a phone: a second would move the page. */
const offlineProblem = 'No network. The favourites are here.'

type Found = { icons: readonly string[]; total: number; nextCursor: string | null }

type IconSearch = {
  found: Found | null
  /** False while results of an earlier query are shown. */
  isReady: boolean
  isBusy: boolean
  problem: string | null
  loadMore: () => void
  retry: () => void
}

const noResults: Found = { icons: [], total: 0, nextCursor: null }

/** Icons for a query, page after page; null searches nothing. */
export function useIconSearch(q: string | null): IconSearch {
  const [answer, setAnswer] = useState<{ q: string; found: Found } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const turn = useRef(0)

  async function read(behind: Found): Promise<void> {
    if (q === null) return
    const own = ++turn.current
    setBusy(true)
    setProblem(null)
    const page = await searchIcons(q, behind.nextCursor)
    // The query has changed.
    if (own !== turn.current) return
    setBusy(false)
    if (!page.ok) return setProblem(page.status === 'offline' ? offlineProblem : page.message)
    const icons = [...new Set([...behind.icons, ...page.data.icons])]
    setAnswer({ q, found: { ...page.data, icons } })
  }

  const begin = useEffectEvent(() => void read(noResults))
  useEffect(() => {
    if (q === null) {
      turn.current += 1
      setBusy(false)
      setProblem(null)
      setAnswer(null)
      return
    }
    const timer = setTimeout(begin, debounceMs)
    return () => clearTimeout(timer)
  }, [q])

  const isLost = problem !== null
  useEffect(() => {
    if (!isLost) return
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [isLost])

  const found = q === null ? null : (answer?.found ?? null)
  return {
    found,
    isReady: q !== null && answer?.q === q,
    isBusy,
    problem,
    loadMore: () => void read(found ?? noResults),
    retry: () => void read(noResults),
  }
}
