import { countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import type { Player } from '#domain/table/players.ts'
import { trailers } from '#domain/table/standings.ts'
import { costOf } from '#domain/venue/cost.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import { priceWords } from '../parts/price-words.ts'

type Score = { players: readonly Player[]; points: readonly number[] }

/**
 * How a card is played by one phone, and its price. A sober table also sees who is ahead on points.
 */
export function priceLine(
  { rule, a, words, amount, does }: DealtCard,
  owed: Owed,
  score: Score | null,
): string | null {
  if (rule) return 'It holds until its end card comes.'
  if (a === null && costOf(words) === 0) return score && aheadLine(score)
  const price = score ? aheadLine(score) : priceWords(owed, amount)
  return [howTo({ a, does }), price].filter(Boolean).join(' ')
}

function howTo({ a, does }: Pick<DealtCard, 'a' | 'does'>): string | null {
  if (does === 'race') return 'Hands up. The reader says “now”: slap the table.'
  return a === null ? null : 'Passing is fine.'
}

export function aheadLine({ players, points }: Score): string {
  const ahead = trailers(points)
  const count = Math.min(...points)
  if (ahead.length === players.length) return 'Fewest points wins. You are all level.'
  const who = ahead.length > 2 ? `${countWord(ahead.length)} of you` : listNames(players, ahead)
  return `Fewest points wins: ${who} ${ahead.length === 1 ? 'has' : 'have'} ${count}.`
}
