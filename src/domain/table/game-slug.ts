import type { PackGameSlug } from '../packs/pack-kinds.ts'

/** Spec §2: every game by its path under /games. */
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
