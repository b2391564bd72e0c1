import type { AudienceAsk } from '#domain/table/audience.ts'
import type { MoveContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import type { TableCode } from '#domain/table/table-messages.ts'
import type { Code } from './messages.ts'
import { isBot, livingSeats, type State } from './rules-state.ts'

/** So many right calls are worth a life. */
const callsForLife = 5
/** A player who is out comes back in only while so many are in. */
const minInForReturn = 3

type Called = { knew: readonly Seat[]; missed: number; saved: readonly Seat[] }

/** With a phone each: all but the one who claims and the one who answers, the ones out too. */
export function callers(state: State): Seat[] {
  const { seating, phase, turn, claimBy } = state
  if (seating === 'passed' || phase !== 'decide') return []
  return seatsHere(state).filter((seat) => seat !== turn && seat !== claimBy && !isBot(state, seat))
}

/** Those who watch judge the same face. */
export function askAudience({ seating, phase, claims = 0 }: State): AudienceAsk | null {
  if (seating === 'passed' || phase !== 'decide') return null
  return { id: `bluff ${claims}`, kind: 'bluff', offers: ['true', 'bluff'] }
}

export function callClaim(
  state: State,
  bluff: boolean,
  { by }: MoveContext,
): State | Refusal<Code | TableCode> {
  if (typeof by !== 'number') return refuse('one-phone')
  if (state.phase !== 'decide') return refuse('nothing-to-call')
  if (by === state.claimBy) return refuse('own-claim')
  if (!callers(state).includes(by)) return refuse('believe-or-lift')
  return { ...state, calls: { ...state.calls, [by]: bluff === true } }
}

/**
 * Counts the calls of a claim that was lifted. The first with five right ones get a life, and all
 * begin anew.
 * @param lives as they are after the lift
 * @param isOpen whether lives are still to be had
 */
export function countCalls(
  state: State,
  lives: readonly number[],
  isBluff: boolean,
  isOpen: boolean,
): Called & Pick<State, 'lives' | 'rightCalls'> {
  const called = callers(state).filter((seat) => seat in state.calls)
  const knew = called.filter((seat) => state.calls[seat] === isBluff)
  const missed = called.length - knew.length
  const rightCalls = addTo(state.rightCalls, knew)
  const first = knew.filter((seat) => (rightCalls[seat] ?? 0) >= callsForLife)
  if (!isOpen || first.length === 0) return { knew, missed, saved: [], lives, rightCalls }
  const isRoom = livingSeats({ ...state, lives }).length >= minInForReturn
  const saved = first.filter((seat) => {
    const count = lives[seat] ?? 0
    return count > 0 ? count < state.livesAtStart : isRoom
  })
  return { knew, missed, saved, lives: addTo(lives, saved), rightCalls: rightCalls.map(() => 0) }
}
