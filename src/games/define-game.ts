import type { CurrentGame } from '#domain/packs/activation.ts'
import type { PackCollection } from '#domain/packs/pack.ts'

/** The cloth a game's curtain is cut from. */
export type Cloth = 'sakura' | 'vermilion' | 'mustard' | 'matcha' | 'asagi' | 'sora' | 'kaki'

/** What the house knows of a game without opening it: enough for routes, curtains and menus. */
export type Game = {
  /** The path under /games and the spec's current-game identifier. */
  slug: CurrentGame
  title: string
  /** The title as it hangs on the curtain, line by line. */
  curtain: readonly string[]
  tagline: string
  /** One sentence for search results and link previews. */
  description: string
  cloth: Cloth
  crest: string
  collection: PackCollection
  players: { min: number; max: number }
  /** What a pack of this game holds: prompts, categories… */
  unit: string
  /** How it is played, a line each. */
  steps: readonly string[]
}

/** Declares a game; its rules and its screen are loaded only when somebody plays. */
export function defineGame<const G extends Game>(game: G): G {
  return game
}
