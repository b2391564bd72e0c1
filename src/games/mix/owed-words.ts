import { countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'

/** “A point for Bo, two for Mia. One off for Ida.” Null where the card costs nobody anything. */
export function owedWords(owed: readonly number[], players: readonly Player[]): string | null {
  const costs = [...new Set(owed)].filter((count) => count > 0).sort((one, other) => one - other)
  const taken = costs.map(
    (count, at) => `${amountOf(count, at === 0)} for ${listNames(players, seatsAt(owed, count))}`,
  )
  const off = seatsAt(owed, -1)
  const sentences = [
    taken.join(', '),
    off.length > 0 && `One off for ${listNames(players, off)}`,
  ].filter(Boolean)
  if (sentences.length === 0) return null
  const words = `${sentences.join('. ')}.`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function amountOf(count: number, isFirst: boolean): string {
  if (!isFirst) return countWord(count)
  return count === 1 ? 'a point' : `${countWord(count)} points`
}

function seatsAt(owed: readonly number[], count: number): Seat[] {
  return owed.flatMap((each, seat) => (each === count ? [seat] : []))
}
