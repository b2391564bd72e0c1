import type { Price } from './price.ts'

/** What is asked: `water` in the place of sips (`pace.ts`), `choice` where those who pay differ. */
export type Owed = Price | 'water' | 'choice'

/** For all who pay together; points when there are none. */
export function owedTogether(owed: readonly Owed[]): Owed {
  const [first = 'points', ...others] = new Set(owed)
  if (others.length === 0) return first
  return [first, ...others].some((one) => one === 'points' || one === 'choice')
    ? 'choice'
    : 'drinks'
}

/** Whether its words mention sips. */
export function isSips(owed: Owed): boolean {
  return owed !== 'points' && owed !== 'water'
}
