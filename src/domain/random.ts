/** A source of chance: each call gives a number from 0 up to, not including, 1. */
export type Random = () => number

/** A repeatable source of chance (mulberry32): the same seed gives the same evening. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Chance that belongs to a place in a game: the same seed gives the same at the same place, however
 * often it is come to. What was drawn and taken back comes again.
 */
export function seededAt(seed: number, ...place: readonly number[]): Random {
  return seeded(place.reduce((mixed, part) => seeded(mixed)() * 2 ** 32 + part, seed))
}

/** A whole number from 0 up to, not including, `below`. */
export function randomInt(below: number, random: Random): number {
  return Math.floor(random() * below)
}

/** One item, each as likely as the next. Throws a RangeError when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('Nothing to pick from')
  return items[randomInt(items.length, random)] as T
}

/** The items in a new, uniformly random order (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1, random)
    const held = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = held
  }
  return shuffled
}
