import { game as category } from './category/game.ts'
import { game as charades } from './charades/game.ts'
import { game as countryIslandCity } from './country-island-city/game.ts'
import type { Game } from './define-game.ts'
import { game as mostLikelyTo } from './most-likely-to/game.ts'
import { game as neverHaveIEver } from './never-have-i-ever/game.ts'
import { game as truthOrDare } from './truth-or-dare/game.ts'

/** The one list of games; its order is their order on the street. */
export const games: readonly Game[] = [
  neverHaveIEver,
  truthOrDare,
  mostLikelyTo,
  charades,
  category,
  countryIslandCity,
]

/** Where a game is played. */
export function gamePath(game: Game): string {
  return `/games/${game.slug}`
}

/** The game of that slug, or null. */
export function findGame(slug: string): Game | null {
  return games.find((game) => game.slug === slug) ?? null
}
