import { cutGraphemes } from '#domain/cut-graphemes.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatsFrom } from '#domain/table/presence.ts'
import { refuse } from '#domain/table/refusal.ts'
import { addTo } from '#domain/table/standings.ts'
import { type Entry, nextAsker, points, usedQuestions } from './rules-log.ts'
import type { Move, Refused, State } from './rules-state.ts'

export const maxQuestionLength = 80

export function moveAsking(state: State, move: Move): State | Refused {
  const { asker, log } = state
  switch (move.type) {
    case 'answer':
      return logged(state, { asker, answer: move.answer, text: move.text })
    case 'guess':
      if (move.right)
        return settle(logged(state, { asker, answer: 'right', text: move.text }), asker)
      return logged(state, { asker, answer: 'wrong', text: move.text })
    case 'giveUp':
      return settle(state, null)
    case 'solved':
    case 'exhausted':
      return endByVoice(state, move, usedQuestions(log) + 1)
    default:
      return refuse('is-out')
  }
}

/** After twenty paid lines everybody has a last guess. */
function logged(state: State, entry: Entry): State {
  const { host, asker } = state
  const log = appendToLog(state, entry)
  if (entry.answer === 'invalid') return { ...state, log }
  const next = { ...state, log, asker: nextAsker(asker, host, state) }
  if (usedQuestions(log) < points.questions || entry.answer === 'right') return next
  return lastGuesses(next)
}

/** One each, starting with the current turn. */
function lastGuesses(state: State): State {
  const guessers = seatsFrom(state, state.asker).filter((seat) => seat !== state.host)
  return { ...state, phase: 'last', guessers }
}

export function appendToLog({ log }: State, { text, ...entry }: Entry): Entry[] {
  return [...log, { ...entry, text: cutGraphemes(text.trim(), maxQuestionLength) }]
}

export function moveLast(state: State, move: Move): State | Refused {
  const [asker, ...guessers] = state.guessers
  if (move.type === 'giveUp' || asker === undefined) return settle(state, null)
  if (move.type === 'solved' || move.type === 'exhausted')
    return endByVoice(state, move, points.questions)
  if (move.type !== 'guess') return refuse('no-more-questions')
  const entry: Entry = { asker, answer: move.right ? 'right' : 'wrong', text: move.text }
  const next = { ...state, log: appendToLog(state, entry), guessers }
  if (move.right) return settle(next, asker)
  return guessers.length > 0 ? next : settle(next, null)
}

/** Trusts the voice host's own count, which it has announced. */
export function endByVoice(
  state: State,
  move: Extract<Move, { type: 'solved' | 'exhausted' }>,
  counted: number,
): State | Refused {
  if (state.host !== null) return refuse('with-a-player')
  // The voice host reports twenty once; the last guesses follow.
  if (move.type === 'exhausted') return state.phase === 'last' ? state : lastGuesses(state)
  const questions = Math.min(Math.max(1, move.questions ?? counted), points.questions)
  return { ...state, phase: 'who', outcome: { by: null, worth: 0, questions } }
}

/** The voice host heard the guess: the table named the player, so it is not in the log. */
export function wasHeardByVoice({ phase, host, outcome, log }: State): boolean {
  return phase === 'told' && host === null && outcome?.by != null && log.at(-1)?.answer !== 'right'
}

/** Names another player, with the points; the word stays revealed. */
export function takeBack(state: State): State | Refused {
  const { outcome, points, guessed, told } = state
  if (!wasHeardByVoice(state) || !outcome || outcome.by === null) return refuse('told')
  return {
    ...state,
    phase: 'who',
    told: told - 1,
    points: addTo(points, [outcome.by], -outcome.worth),
    guessed: addTo(guessed, [outcome.by], -1),
  }
}

/** Points go to the guesser, or to the host when nobody guessed it. */
export function settle(state: State, by: Seat | null): State {
  const { host, log } = state
  const isUsedUp = state.phase === 'last'
  const questions = state.outcome?.questions ?? (isUsedUp ? points.questions : usedQuestions(log))
  const kept = isUsedUp ? points.kept : 0
  const worth = by === null ? kept : points.all - questions
  const winner = by ?? host
  const winners = winner === null ? [] : [winner]
  return {
    ...state,
    phase: 'told',
    guessers: [],
    outcome: { by, worth, questions },
    told: state.told + 1,
    points: addTo(state.points, winners, worth),
    guessed: addTo(state.guessed, by === null ? [] : [by]),
    hosted: addTo(state.hosted, host === null ? [] : [host]),
  }
}
