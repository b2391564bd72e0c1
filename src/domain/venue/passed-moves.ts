import type { TableContext } from '../table/game-rules.ts'
import type { Seat } from '../table/players.ts'
import { isHere } from '../table/presence.ts'
import { type Refusal, refuse } from '../table/refusal.ts'
import { addTo } from '../table/standings.ts'
import type { TableCode } from '../table/table-messages.ts'
import { costOf } from './cost.ts'
import { swapCard } from './draw-card.ts'
import { keepCard, liftRule, moveOn, nextCard } from './go-on.ts'
import type { VenueCode } from './messages.ts'
import type { VenueMove } from './moves.ts'
import { pointsOf } from './points.ts'
import type { DealtCard, VenueState } from './state.ts'

type Outcome = VenueState | Refusal<VenueCode | TableCode>

/** Moves of the phone that goes round. */
export function movePassed(state: VenueState, move: VenueMove, context: TableContext): Outcome {
  if (state.phase === 'reader') {
    if (move.type !== 'read') return refuse('reader-first')
    if (!isHere(state, move.seat)) return refuse('empty-seat')
    return nextCard({ ...state, reader: move.seat }, context)
  }
  switch (move.type) {
    case 'read':
      return refuse('reader-chosen')
    case 'slip':
      return slip(state, move.rule, move.seat)
    case 'take':
      if (state.phase !== 'points') return refuse('no-points')
      return moveOn(takePoints(state, move.seats, state.card?.amount ?? 0), context)
    case 'follow':
    case 'pass':
    case 'skip':
      return play(state, move, context)
    default:
      return refuse('one-phone')
  }
}

type CardMove = { type: 'follow' | 'pass' | 'skip' | 'next'; isCounted?: boolean }

function play(state: VenueState, move: CardMove, context: TableContext): Outcome {
  const { phase, card } = state
  if (phase === 'points') return refuse('points-first')
  if (phase === 'lift') {
    return move.type === 'follow' ? moveOn(liftRule(state), context) : refuse('rule-lifted')
  }
  if (!card) return refuse('no-card')
  if (move.type === 'skip') return swapCard(state, context)
  const isCounted = 'isCounted' in move && move.isCounted === true
  const counting = isCounted ? takePoints(state, [], 0) : state
  return settle(counting, card, move.type === 'pass', isCounted, context)
}

function settle(
  state: VenueState,
  card: DealtCard,
  isPass: boolean,
  isCounted: boolean,
  context: TableContext,
): Outcome {
  const { counts } = state
  const { soberWords, rule, a, amount } = card
  if (isPass) {
    if (rule || a === null) return refuse('for-everybody')
    const passed = { ...state, counts: { ...counts, passed: addTo(counts.passed, [a]) } }
    const paid = isCounted ? takePoints(passed, [a], amount) : passed
    return moveOn(keepCard(paid, card, 'passed'), context)
  }
  if (rule) return moveOn(keepCard(state, card), context)
  const counted =
    a === null ? state : { ...state, counts: { ...counts, followed: addTo(counts.followed, [a]) } }
  const followed = keepCard(counted, card)
  return isCounted && costOf(soberWords) > 0
    ? { ...followed, phase: 'points' }
    : moveOn(followed, context)
}

function slip(state: VenueState, at: number, seat: Seat): Outcome {
  const rule = state.lasting[at]
  if (!rule || !isHere(state, seat)) return refuse('rule-not-on')
  return takePoints(state, [seat], costOf(rule.soberWords))
}

function takePoints(state: VenueState, seats: readonly Seat[], amount: number): VenueState {
  const taking = seats.filter((seat) => isHere(state, seat))
  return { ...state, points: addTo(pointsOf(state), taking, amount) }
}
