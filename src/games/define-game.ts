import type { CurrentGame } from '#domain/packs/activation.ts'
import type { PackCollection } from '#domain/packs/pack.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'

/** The cloth a game's curtain is cut from. */
export type Cloth =
  | 'sakura'
  | 'vermilion'
  | 'mustard'
  | 'matcha'
  | 'asagi'
  | 'sora'
  | 'kaki'
  | 'plain'

/** What the house knows of a game without opening it: enough for routes, curtains and menus. */
export type Game = {
  slug: GameSlug
  /** Where its door is; under /games by its slug, unless it says otherwise. */
  path?: string
  title: string
  /** The title as it hangs on the curtain, line by line. */
  curtain: readonly string[]
  tagline: string
  cloth: Cloth
  /** What the lower half of its curtain is dyed in. */
  dye?: Cloth
  crest: string
  players: { min: number; max: number }
}

/** A game that is played from packs. */
export type PackGame = Game & {
  /** The spec's current-game identifier. */
  slug: CurrentGame
  collection: PackCollection
  /** What a pack of this game holds: prompts, categories… */
  unit: string
}

/** What a game says at its door. */
export type HowTo = {
  /** One sentence for search results and link previews. */
  description: string
  /** How it is played, a line each. */
  steps: readonly string[]
}

/** Declares a game; its rules and its screen are loaded only when somebody plays. */
export function defineGame<const G extends Game>(game: G): G {
  return game
}

export function isPackGame(game: Game): game is PackGame {
  return 'collection' in game
}
