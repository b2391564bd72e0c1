import { useEffect } from 'react'
import { GamePage } from '#games/shell/game-page.tsx'
import type { Stock } from '#games/shell/use-deal.ts'
import { Credits } from './credits.tsx'
import { game } from './game.ts'
import { GamesRow } from './games-strip.tsx'
import { howTo } from './how-to.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'

/** Nobody is seated sooner. */
const seatingMs = 1500

const loadShelf = () => import('./pack-library.ts')

/** Every pack of six games: too much for the page itself, so it comes later. */
const stock: Stock<Options> = {
  deal: async (chosen, sober) => (await loadShelf()).dealShelf(chosen, sober),
  packs: {
    read: async (chosen, sober) => (await loadShelf()).packsOnShelf(chosen, sober),
    leaveOutExplicit: async () => (await loadShelf()).leaveOutExplicit(),
  },
  Row: GamesRow,
}

const packs = { Credits }

export default function Screen() {
  // While people take their seats, after all that the door itself needs.
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine && loadShelf().catch(() => {}), seatingMs)
    return () => clearTimeout(timer)
  }, [])
  return <GamePage {...{ game, howTo, rules, options, packs, stock, Play }} hasClock />
}
