import type { PackCollection } from '#domain/packs/collections.ts'
import { type PackGameSlug, packKinds } from '#domain/packs/pack-kinds.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { Crest } from './crests.ts'

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
  titleLines: readonly string[]
  tagline: string
  cloth: Cloth
  /** What the lower half of its curtain is dyed in. */
  dye?: Cloth
  crest: Crest
  players: { min: number; max: number }
}

/** A game that is played from packs. */
export type PackGame = Game & {
  slug: PackGameSlug
  /** Where its built-in packs are filed. */
  collection: PackCollection
  /** What a pack of this game holds: prompts, categories… */
  unit: string
  /** The words before each prompt where a pack is read out, and not played by its rules. */
  lead: string
  /** What an empty prompt of the builder shows. */
  example: string
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

/** Declares a game that is played from packs, which are filed as the list of pack games says. */
export function definePackGame<const G extends Omit<PackGame, 'collection'>>(game: G) {
  return { ...game, collection: packKinds[game.slug].collection }
}

export function isPackGame(game: Game): game is PackGame {
  return 'collection' in game
}
