import type { CurrentGame } from '../packs/activation.ts'

/** Every game of the house by its path under /games (spec §2). */
export type GameSlug =
  | CurrentGame
  | 'meyer'
  | 'drunk-dice'
  | 'slusen'
  | 'squiffy'
  | 'scrollbar'
  | 'word-guess'
  | 'more-or-less'
  | 'mix'
