import { type ReactNode, useEffect, useState } from 'react'
import type { FilmSheet } from './film-sheet.tsx'

const loadSheet = () => import('./film-sheet.tsx')

/** Loaded ahead, beside the first screen that can open it. */
export function useFilmSheet(isOffered: boolean): [sheet: ReactNode, open: () => void] {
  const [Late, setLate] = useState<typeof FilmSheet | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isOffered && navigator.onLine) loadSheet().catch(() => {})
  }, [isOffered])

  async function open(): Promise<void> {
    const { FilmSheet } = await loadSheet()
    setLate(() => FilmSheet)
    setOpen(true)
  }

  const sheet = Late && <Late open={isOpen} onClose={() => setOpen(false)} />
  return [sheet, () => void open().catch(() => {})]
}
