import { accuse, isAccused } from '../table/accusation.ts'
import type { MoveContext } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { isHere } from '../table/presence.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import type { TableCode } from '../table/table-messages.ts'
import { costOf } from './cost.ts'
import type { VenueCode } from './messages.ts'
import type { VenueState } from './state.ts'

/** The first tap on a name accuses; a second one, by another player and in time, catches. */
export function catchSlip(
  state: VenueState,
  at: number,
  seat: Seat,
  { by, now }: MoveContext,
): VenueState | Refusal<VenueCode | TableCode> {
  const rule = state.lasting[at]
  if (!rule || !isHere(state, seat)) return refuse('rule-not-on')
  if (typeof by !== 'number') return refuse('own-phones')
  const { accused } = state
  if (!isAccused(accused, seat, now) || accused.rule !== rule.name) {
    return { ...state, accused: { rule: rule.name, ...accuse(seat, by, now) } }
  }
  if (accused.by === by) return refuse('tapped-name')
  const caught = { rule: rule.name, seat, amount: costOf(rule.soberWords) }
  return { ...state, accused: null, caught }
}
