import type { PackGameSlug } from '../packs/pack-kinds.ts'

/** Every game of the house by its path under /games (spec §2). */
export type GameSlug =
  | PackGameSlug
  | 'meyer'
  | 'drunk-dice'
  | 'slusen'
  | 'squiffy'
  | 'scrollbar'
  | 'word-guess'
  | 'more-or-less'
  | 'mix'
