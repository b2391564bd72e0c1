/** Two dice as they are called: the higher one first. */
export type Dice = readonly [high: number, low: number]

/** From 1, the lowest call, to 21, Meyer. */
export type Rank = number

/** Every call from the lowest to the highest: mixed throws, pairs, then the two that break the order. */
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

/** Two dice, higher first. */
export function asDice(one: number, other: number): Dice {
  return one >= other ? [one, other] : [other, one]
}

export function rankOf([high, low]: Dice): Rank {
  return calls.findIndex((call) => call[0] === high && call[1] === low) + 1
}

/** The dice of a rank. */
export function diceOf(rank: Rank): Dice {
  return calls[rank - 1] ?? [0, 0]
}

/** What is said: 6–3, and the two best by their names. */
export function callOf(rank: Rank): string {
  if (rank === meyer) return 'Meyer'
  if (rank === littleMeyer) return 'Little Meyer'
  return numberOf(rank)
}

/** The dice of a rank as a number is read: 2–1 for Meyer. */
export function numberOf(rank: Rank): string {
  return diceOf(rank).join('–')
}

/** In how many of the 36 throws this rank comes. */
export function waysOf(rank: Rank): number {
  const [high, low] = diceOf(rank)
  return high === low ? 1 : 2
}

/** In how many of the 36 throws this rank or a better one comes. */
export function waysToReach(rank: Rank): number {
  return ranks.filter((other) => other >= rank).reduce((sum, other) => sum + waysOf(other), 0)
}

/** How likely a throw is that rank or better, 0 to 1. */
export function oddsOf(rank: Rank): number {
  return waysToReach(rank) / throws
}
