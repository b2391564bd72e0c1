import type { Rank } from './rules-ranks.ts'

/** Names are longer than numbers. */
export function titleSize(rank: Rank): 'call' | 'named' {
  return rank >= 20 ? 'named' : 'call'
}
