import type { MoveContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { isHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import type { Effect } from './rules-effects.ts'
import type { State } from './rules-state.ts'

/** Counts hits at once. With a phone each, a dodge may still move one of them. */
export function hit(state: State, seats: readonly Seat[], count = 1): State {
  const taken = addTo(state.taken, seats, count)
  const mayDodge = (seat: Seat) => state.dodges.includes(seat) && !state.dodging.includes(seat)
  const may = state.seating === 'own' ? seats.filter(mayDodge) : []
  if (may.length === 0) return { ...state, taken }
  return {
    ...state,
    taken,
    dodges: state.dodges.filter((seat) => !may.includes(seat)),
    dodging: [...state.dodging, ...may],
  }
}

export function hitByEffects(state: State, effects: readonly Effect[]): State {
  return effects.reduce(
    (current, effect) => ('seats' in effect ? hit(current, effect.seats, effect.count) : current),
    state,
  )
}

/** The hit goes on to another, who may dodge it in turn. */
export function dodge(
  state: State,
  target: Seat,
  { by }: MoveContext,
): State | Refusal<Code | TableCode> {
  if (typeof by !== 'number') return refuse('one-phone')
  if (!state.dodging.includes(by)) return refuse('no-dodge')
  if (!isHere(state, target)) return refuse('empty-seat')
  if (target === by) return refuse('dodge-yourself')
  const dodged = [...(state.dodged ?? []), { by, to: target }]
  const moved = { ...state, dodged, taken: addTo(state.taken, [by], -1) }
  return hit(takeHits(moved, [by]), [target])
}

/** Does not dodge after all. */
export function takeHits(state: State, seats: readonly Seat[]): State {
  return { ...state, dodging: state.dodging.filter((seat) => !seats.includes(seat)) }
}
