import { game as category } from './category/game.ts'
import { game as charades } from './charades/game.ts'
import { game as countryIslandCity } from './country-island-city/game.ts'
import { type Game, isPackGame, type PackGame } from './define-game.ts'
import { game as drunkDice } from './drunk-dice/game.ts'
import { game as meyer } from './meyer/game.ts'
import { game as mix } from './mix/game.ts'
import { game as moreOrLess } from './more-or-less/game.ts'
import { game as mostLikelyTo } from './most-likely-to/game.ts'
import { game as neverHaveIEver } from './never-have-i-ever/game.ts'
import { game as scrollbar } from './scrollbar/game.ts'
import { game as slusen } from './slusen/game.ts'
import { game as squiffy } from './squiffy/game.ts'
import { game as truthOrDare } from './truth-or-dare/game.ts'
import { game as wordGuess } from './word-guess/game.ts'

export { gamePath } from './define-game.ts'

/** The one list of games, in display order. */
export const games: readonly Game[] = [
  neverHaveIEver,
  truthOrDare,
  mostLikelyTo,
  charades,
  category,
  countryIslandCity,
  meyer,
  drunkDice,
  slusen,
  squiffy,
  scrollbar,
  wordGuess,
  moreOrLess,
  mix,
]

export const packGames: readonly PackGame[] = games.filter(isPackGame)

export function findGame(slug: string): Game | null {
  return games.find((game) => game.slug === slug) ?? null
}

/** Null for games without packs. */
export function findPackGame(slug: string): PackGame | null {
  return packGames.find((game) => game.slug === slug) ?? null
}
