import { useEffect } from 'react'
import { GamePage } from '#games/shell/game-page.tsx'
import { lateTable } from '#games/shell/late-table.ts'
import type { CardSource } from '#games/shell/use-deal.ts'
import { game } from './game.ts'
import { GamesRow } from './games-row.tsx'
import { howTo } from './how-to.ts'
import { type Options, options } from './rules-options.ts'

/** Starting takes players longer than this. */
const seatingMs = 1500

const loadLibrary = () => import('./pack-library.ts')

/** Packs of six games: too large for the page itself, so loaded late. */
const cardSource: CardSource<Options> = {
  deal: async (...to) => (await loadLibrary()).dealFromLibrary(...to),
  readPacks: async (...to) => (await loadLibrary()).packsInMix(...to),
  readTags: async (...to) => (await loadLibrary()).tagsInMix(...to),
  Row: GamesRow,
}

export const table = lateTable(() => import('./table.ts').then((late) => late.parts))

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

export default function Screen() {
  // After everything the start screen itself needs.
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine && loadLibrary().catch(() => {}), seatingMs)
    return () => clearTimeout(timer)
  }, [])
  return <GamePage {...{ game, howTo, options, cardSource, rooms, table }} hasClock />
}
