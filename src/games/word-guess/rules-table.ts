import { type Clock, resumeClock, suspendClock } from '#domain/table/clock.ts'
import type { TableContext } from '#domain/table/game-rules.ts'
import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, nextHere } from '#domain/table/presence.ts'
import type { Seating } from '#domain/table/seating.ts'
import { newWordState } from './rules-hosting.ts'
import { firstAsker } from './rules-log.ts'
import { openWord, passOverPhones } from './rules-phones.ts'
import type { State } from './rules-state.ts'

/**
 * The keeper, who has the one phone; with a phone each the asker. Nobody while locked guesses or those who watch decide:
 * who is waited for there would tell who has not got it.
 */
export function waitedFor(state: State): readonly Seat[] {
  const { phase, host, asker, question, offered, over, seating } = state
  if (over || phase === 'told' || phase === 'who') return []
  if (seating === 'passed' || phase === 'word' || phase === 'cover') {
    return host === null ? [] : [host]
  }
  if (phase !== 'asking' || offered) return []
  return question !== null && host !== null ? [host] : [asker]
}

export function passOverSeat(state: State, seat: Seat, context: TableContext): State {
  if (state.seating === 'own') return passOverPhones(state, seat, context)
  if (seat !== state.host || !waitedFor(state).includes(seat)) return state
  const next = nextHere(state, seat)
  return { ...state, ...newWordState(next, firstAsker(next, state)) }
}

/** The word on the table begins again: its questions and guesses are gone. */
export function reseatWord(state: State, seating: Seating, context: TableContext): State {
  const seated = { ...state, seating }
  if (state.over || state.phase === 'told') return seated
  const { host, word, swapped, stoodIn, putBack } = state
  const asker = host === null ? hereOrNext(state, state.asker) : firstAsker(host, state)
  const kept = { word: host === null ? null : word, swapped, stoodIn, putBack }
  const again = { ...seated, ...newWordState(host, asker), ...kept }
  return seating === 'own' ? openWord(again, context) : again
}

/** On one phone the host may have left with the word open: it is covered again. */
export function pauseWord(state: State): State {
  if (state.seating === 'own') return changeClocks(state, suspendClock)
  return state.phase === 'word' ? { ...state, phase: 'cover' } : state
}

export function resumeWord(state: State, now: number): State {
  if (state.seating === 'passed') return state
  const { phase, host, over } = state
  return over || phase === 'told' || (phase === 'cover' && host === null)
    ? state
    : changeClocks(state, (clock) => resumeClock(clock, now))
}

function changeClocks(state: State, change: (clock: Clock) => Clock): State {
  const { clock, askClock, locks } = state
  return {
    ...state,
    clock: clock && change(clock),
    askClock: askClock && change(askClock),
    locks: locks.map((lock) => ({ ...lock, clock: lock.clock && change(lock.clock) })),
  }
}
