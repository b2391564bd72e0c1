import type { Rank } from './rules-ranks.ts'

/** The two best are called by name, which is longer than a number. */
export function titleSize(rank: Rank): 'call' | 'named' {
  return rank >= 20 ? 'named' : 'call'
}
