import { messages } from '#games/most-likely-to/messages.ts'
import { rules } from '#games/most-likely-to/rules.ts'
import { options } from '#games/most-likely-to/rules-options.ts'
import type { Move, State } from '#games/most-likely-to/rules-state.ts'
import { playRules } from './play-rules.ts'

/** Four at one phone; a timeout is what is due, at its time. */
export const onePhone = playRules(rules, messages, options.defaults)

export const ownPhones = playRules(rules, messages, options.defaults, { seating: 'own' })

export function play(state: State, ...moves: readonly Move[]): State {
  return moves.reduce(
    (current, move) =>
      move.type === 'timeout' ? onePhone.due(current) : onePhone.must(current, move),
    state,
  )
}

export const countIn: Move[] = [{ type: 'begin' }, { type: 'timeout' }]

/** Each seat votes for the seat at its place; null for none. */
export function cast(state: State, ...votes: readonly (number | null)[]): State {
  return votes.reduce<State>(
    (current, chosen, by) =>
      chosen === null ? current : ownPhones.must(current, { type: 'vote', for: chosen }, { by }),
    state,
  )
}
