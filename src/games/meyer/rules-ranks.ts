export type Dice = readonly [high: number, low: number]

/** From 1, the lowest call, to 21, Meyer. */
export type Rank = number

/** Lowest to highest: mixed throws, pairs, then the two special ones. */
const calls: readonly Dice[] = [
  [3, 2],
  [4, 1],
  [4, 2],
  [4, 3],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [6, 5],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [3, 1],
  [2, 1],
]

export const meyer: Rank = 21
export const lowest: Rank = 1
const littleMeyer: Rank = 20
const throws = 36

export const ranks: readonly Rank[] = calls.map((_, at) => at + 1)

export function isRank(rank: Rank): boolean {
  return ranks.includes(rank)
}

export function asDice(one: number, other: number): Dice {
  return one >= other ? [one, other] : [other, one]
}

export function rankOf([high, low]: Dice): Rank {
  return calls.findIndex((call) => call[0] === high && call[1] === low) + 1
}

export function diceOf(rank: Rank): Dice {
  return calls[rank - 1] ?? [0, 0]
}

/** `6–3`; the best two have names. */
export function callOf(rank: Rank): string {
  if (rank === meyer) return 'Meyer'
  if (rank === littleMeyer) return 'Little Meyer'
  return numberOf(rank)
}

/** As digits: 2–1 for Meyer. */
export function numberOf(rank: Rank): string {
  return diceOf(rank).join('–')
}

/** Of 36 throws. */
export function waysOf(rank: Rank): number {
  const [high, low] = diceOf(rank)
  return high === low ? 1 : 2
}

/** Of 36 throws, this rank or better. */
export function waysToReach(rank: Rank): number {
  return ranks.filter((other) => other >= rank).reduce((sum, other) => sum + waysOf(other), 0)
}

/** 0 to 1, this rank or better. */
export function oddsOf(rank: Rank): number {
  return waysToReach(rank) / throws
}
