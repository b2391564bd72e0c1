/** From 0 up to, not including, 1. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chance tied to a place in a game: a draw that is undone and repeated gives the same. */
export function seededAt(seed: number, ...place: readonly number[]): Random {
  return seeded(place.reduce((mixed, part) => seeded(mixed)() * 2 ** 32 + part, seed))
}

/** 0 up to, not including, `below`. */
export function randomInt(below: number, random: Random): number {
  return Math.floor(random() * below)
}

/** Throws a RangeError when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('Nothing to pick from')
  return items[randomInt(items.length, random)] as T
}

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
