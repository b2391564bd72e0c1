import { type BottleRest, hourAt } from '#domain/tools/bottle.ts'
import type { CoinSide } from '#domain/tools/coin.ts'
import { type DiceThrow, handOf, handText } from '#domain/tools/dice.ts'

export const sideNames: Record<CoinSide, string> = { heads: 'Heads', tails: 'Tails' }

/** For screen readers, and to check the sum. */
export function spellThrow(thrown: DiceThrow): string {
  const { faces } = thrown
  return faces.length === 1 ? `on ${handText(handOf(thrown))}` : faces.join(' + ')
}

export function spellRest({ name, angle }: BottleRest): string {
  return name ?? `${hourAt(angle)} o’clock`
}
