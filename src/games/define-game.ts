import type { PackCollection } from '#domain/packs/collections.ts'
import { type PackGameSlug, packKinds } from '#domain/packs/pack-kinds.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { Crest } from './crests.ts'

/** The colour of a game's noren. */
export type Cloth =
  | 'sakura'
  | 'vermilion'
  | 'mustard'
  | 'matcha'
  | 'asagi'
  | 'sora'
  | 'kaki'
  | 'plain'

/** Light data only, for routes, lists and menus: rules and screens are loaded later. */
export type Game = {
  slug: GameSlug
  /** Path of the start screen; default `/games/<slug>`. */
  path?: string
  title: string
  /** The title as written on its noren, line by line. */
  titleLines: readonly string[]
  tagline: string
  cloth: Cloth
  /** Colour of the noren's lower half. */
  dye?: Cloth
  crest: Crest
  players: { min: number; max: number }
  /** With a phone each, where fewer are enough. */
  minOwnPhones?: number
  /** Its cards have spice and topics; a pack game's always do. */
  isSpiced?: boolean
}

export type PackGame = Game & {
  slug: PackGameSlug
  collection: PackCollection
  /** What its prompts are called: prompts, categories… */
  unit: string
  /** The words before each prompt when a pack is read out without the game's rules. */
  lead: string
  /** Placeholder of an empty prompt in the builder. */
  example: string
}

/** Texts of a game's start screen. */
export type HowTo = {
  /** One sentence for search results and link previews. */
  description: string
  steps: readonly string[]
}

/** Rules and screen are loaded only when the game is played. */
export function defineGame<const G extends Game>(game: G): G {
  return game
}

export function definePackGame<const G extends Omit<PackGame, 'collection'>>(game: G) {
  return { ...game, collection: packKinds[game.slug].collection }
}

/** Of the start screen. */
export function gamePath({ slug, path = `/games/${slug}` }: Pick<Game, 'slug' | 'path'>): string {
  return path
}

export function hasSpice(game: Game): boolean {
  return isPackGame(game) || game.isSpiced === true
}

export function isPackGame(game: Game): game is PackGame {
  return 'collection' in game
}
