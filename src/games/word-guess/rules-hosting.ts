import type { Seat } from '#domain/table/players.ts'
import { admitLate, hereOrNext, previousHere, seatsFrom } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { firstAsker } from './rules-log.ts'
import { type State, wordsOf } from './rules-state.ts'

/** Resets everything that belongs to a word. */
export function newWordState(host: Seat | null, asker: Seat) {
  return {
    ...({ phase: 'cover', host, asker, word: null, swapped: false } as const),
    ...{ log: [], guessers: [], outcome: null, stoodIn: false, putBack: false },
  }
}

export function moveOn(state: State): State {
  if (state.told >= wordsOf(state)) return { ...state, over: true }
  const next = admitLate(state)
  const host = nextHost(next)
  const asker = host === null ? state.asker : firstAsker(host, next)
  return { ...next, ...newWordState(host, asker) }
}

/** The guesser, else the same host; nobody twice in one round. */
export function nextHost(state: State): Seat | null {
  const { host, outcome, options, hosted } = state
  if (host === null) return null
  const next = hereOrNext(state, outcome?.by ?? host)
  if (options.words > 0) return next
  return seatsFrom(state, next).find((seat) => hosted[seat] === 0) ?? next
}

/** A player replaces the voice host: the last asker, whose turn is over. */
export function takeOver(state: State): State | Refusal {
  const { host, phase } = state
  if (host !== null) return refuse('The word is with one of you.')
  if (phase === 'told' || phase === 'who') return refuse('This word is told.')
  const turn = state.guessers[0] ?? state.asker
  const seat = previousHere(state, turn)
  const guessers = state.guessers.filter((guesser) => guesser !== seat)
  return { ...state, phase: 'cover', host: seat, stoodIn: true, guessers }
}
