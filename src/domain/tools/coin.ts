import type { Random } from '../random.ts'
import { fairInt } from './fair-int.ts'
import { readHistory } from './history.ts'

export type CoinSide = 'heads' | 'tails'

export const coinSides: readonly CoinSide[] = ['heads', 'tails']

export function flipCoin(random: Random): CoinSide {
  return fairInt(2, random) === 0 ? 'heads' : 'tails'
}

export function countSides(history: readonly CoinSide[]): Record<CoinSide, number> {
  const heads = history.filter((side) => side === 'heads').length
  return { heads, tails: history.length - heads }
}

export function streakOf(history: readonly CoinSide[]): number {
  const turn = history.findIndex((side) => side !== history[0])
  return turn === -1 ? history.length : turn
}

export function readFlips(saved: unknown): readonly CoinSide[] {
  return readHistory(saved, (side) => coinSides.find((known) => known === side) ?? null)
}
