import type { GameRules, MoveContext } from './game-rules.ts'
import { isHere } from './presence.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { TableState } from './seating.ts'
import type { TableCode } from './table-messages.ts'

/**
 * A move with the checks of every table: no player acts for another, and an ended game takes none.
 * The same state comes back where the move changes nothing.
 */
export function applyMove<State extends TableState, Move, View, Options, Code extends string>(
  rules: GameRules<State, Move, View, Options, Code>,
  state: State,
  move: Move,
  context: MoveContext,
): State | Refusal<Code | TableCode> {
  if (rules.ended(state)) return refuse('game-over')
  const { by } = context
  if (by === 'device' && state.seating === 'own') return refuse('own-phones')
  if (typeof by === 'number') {
    if (state.seating === 'passed') return refuse('one-phone')
    if (!isHere(state, by)) return refuse('not-here')
  }
  return rules.move(state, move, context)
}
