import type { Move } from './rules-state.ts'

/** For tests: three players and sixty extra columns. */
export const table = {
  names: ['Anna', 'Bo', 'Carl'],
  lists: [Array.from({ length: 60 }, (_, index) => `Extra ${index}`)],
}

export function vote(upheld: number, against: number): Move {
  return { type: 'vote', vote: { upheld, against } }
}

export const toMarking: readonly Move[] = [
  { type: 'stop' },
  { type: 'done', seat: 1 },
  { type: 'pens-down' },
]
