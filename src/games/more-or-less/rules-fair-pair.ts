import type { Item } from './rules-items.ts'

type Bounds = { by: 'ratio' | 'gap'; least: number; most: number }

/** Below 1.04 nobody can know; five times as much is no question. */
const ratio: Bounds = { by: 'ratio', least: 1.04, most: 5 }

const gap = (least: number, most: number): Bounds => ({ by: 'gap', least, most })

/** Where a ratio says nothing: years, temperatures, small counts, and times close together. */
const bounds: Record<string, Bounds> = {
  'the year in cinemas': gap(3, 40),
  'the year it came out': gap(3, 40),
  'the year of its release': gap(3, 30),
  'the year on sale': gap(3, 45),
  'the year it was published': gap(5, 120),
  'the year': gap(5, 150),
  'years old': gap(2, 45),
  'seconds over 100 m': gap(0.05, 1.5),
  'Grand Slam singles titles': gap(1, 15),
  'goals at World Cups': gap(1, 11),
  'Olympic gold medals': gap(1, 8),
  'land neighbours': gap(1, 9),
  protons: gap(2, 50),
  'degrees Celsius to melt': gap(15, 1000),
  'degrees from the equator': gap(1.5, 40),
}

/** A pair to quarrel about: neither out of the question nor out of reach. */
export function isFairPair(a: Item, b: Item): boolean {
  if (a.known === 3 && b.known === 3) return false
  const { by, least, most } = bounds[a.unit] ?? ratio
  const [low, high] = a.value < b.value ? [a.value, b.value] : [b.value, a.value]
  const apart = by === 'gap' ? Number((high - low).toFixed(6)) : high / low
  return apart >= least && apart <= most
}
