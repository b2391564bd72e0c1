import { seeded } from '#domain/random.ts'
import { isRefusal } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { rules } from './rules.ts'
import { type Move, type Options, options, type State } from './rules-state.ts'

const random = seeded(5)

/** For tests: a table of so many players and sixty extra columns. */
export function openTable(changed: Partial<Options> = {}, playerCount = 3): State {
  const players = ['Anna', 'Bo', 'Carl', 'Dina', 'Eva']
    .slice(0, playerCount)
    .map((name) => ({ id: name, name }))
  const lists = [Array.from({ length: 60 }, (_, index) => `Extra ${index}`)]
  return rules.start({ players, lists, options: { ...options.usual, ...changed } }, seeded(1))
}

/** For tests: the state after moves that must all be allowed. */
export function play(state: State, moves: readonly Move[], now = 1000): State {
  return moves.reduce((current, move) => {
    const outcome = rules.move(current, move, { seat: null, now, random })
    if (isRefusal(outcome)) throw new Error(`${move.type}: ${outcome.refused}`)
    return outcome
  }, state)
}

/** For tests: why a move is not allowed, or null when it is. */
export function refusal(
  state: State,
  move: Move,
  now = 1000,
  seat: Seat | null = null,
): string | null {
  const outcome = rules.move(state, move, { seat, now, random })
  return isRefusal(outcome) ? outcome.refused : null
}

export function vote(upheld: number, against: number): Move {
  return { type: 'vote', vote: { upheld, against } }
}

/** From the alphabet to the first column of the sheet. */
export const toMarking: readonly Move[] = [
  { type: 'stop' },
  { type: 'done', seat: 1 },
  { type: 'pens-down' },
]
