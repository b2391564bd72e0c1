import type { Seat } from '#domain/table/players.ts'
import { admitLate, hereOrNext, isHere, previousHere, seatsFrom } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { firstAsker } from './rules-log.ts'
import { type Refused, type State, wordsOf } from './rules-state.ts'

/** Resets everything that belongs to a word. */
export function newWordState(host: Seat | null, asker: Seat) {
  return {
    ...({ phase: 'cover', host, asker, word: null, swapped: false } as const),
    log: [],
    guessers: [],
    outcome: null,
    stoodIn: false,
    putBack: false,
    ...noPhones(),
  }
}

export const noQuestion = { askClock: null, question: null, offered: null } as const

/** What a word has only with a phone each. */
export function noPhones(): Pick<
  State,
  'clock' | 'askClock' | 'question' | 'offered' | 'locks' | 'calls' | 'asked' | 'wakesAtMs'
> {
  return {
    ...noQuestion,
    clock: null,
    locks: [],
    calls: {},
    asked: {},
    wakesAtMs: 0,
  }
}

export function moveOn(state: State): State {
  if (state.told >= wordsOf(state)) return { ...state, over: true }
  const next = admitLate(state)
  const host = nextHost(next)
  const asker = host === null ? hereOrNext(next, state.asker) : firstAsker(host, next)
  return { ...next, ...newWordState(host, asker) }
}

/**
 * The guesser, with a phone each the first who has not kept a word yet, else the same host; nobody
 * twice in one round.
 */
export function nextHost(state: State): Seat | null {
  const { host, outcome, options, hosted } = state
  if (host === null) return null
  const solvers = outcome?.by == null ? [] : [outcome.by, ...(outcome.others ?? [])]
  const fresh = solvers.find((seat) => hosted[seat] === 0 && isHere(state, seat))
  const first = state.seating === 'own' ? (fresh ?? outcome?.by) : outcome?.by
  const next = hereOrNext(state, first ?? host)
  if (options.words > 0) return next
  return seatsFrom(state, next).find((seat) => hosted[seat] === 0) ?? next
}

/** A player replaces the voice host: the last asker, whose turn is over. */
export function takeOver(state: State): State | Refused {
  const { host, phase } = state
  if (host !== null) return refuse('with-a-player')
  if (phase === 'told' || phase === 'who') return refuse('told')
  const turn = state.guessers[0] ?? state.asker
  const seat = previousHere(state, turn)
  const guessers = state.guessers.filter((guesser) => guesser !== seat)
  return { ...state, phase: 'cover', host: seat, stoodIn: true, guessers }
}
