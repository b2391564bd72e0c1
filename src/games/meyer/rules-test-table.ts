import type { Dice } from './rules-ranks.ts'
import type { Move } from './rules-state.ts'

export const table = { names: ['Ann', 'Bo', 'Cy'], lists: [] }

export const meyer: Dice = [2, 1]
export const sixes: Dice = [6, 6]
export const sixThree: Dice = [6, 3]
export const lowest: Dice = [3, 2]
export const rank = { meyer: 21, littleMeyer: 20, sixes: 19, sixThree: 11, lowest: 1 }

export function say(called: number): Move {
  return { type: 'say', rank: called }
}

/** Random numbers that throw these dice, in order. */
export function throwing(...faces: number[]): () => number {
  let at = 0
  return () => ((faces[at++ % faces.length] ?? 1) - 0.5) / 6
}
