import { messages } from '#games/category/messages.ts'
import { rules } from '#games/category/rules.ts'
import {
  type Move,
  type Options,
  options,
  type State,
  type View,
} from '#games/category/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const plain = ['start', 'answer', 'answer', 'timeout', 'repeat', 'next', 'next', 'skip'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, rounds: 5 },
    { ...options.defaults, rounds: 5, mode: 'bomb' },
    { ...options.defaults, rounds: 0, seconds: 10, order: 'throw' },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `category ${at}`)],
  tries: ({ players: { length }, card }, by) =>
    typeof by === 'number'
      ? [
          ...often<Move>({ type: 'start' }),
          ...often<Move>({ type: 'answer', ...throwOf(card.targets[0]) }),
          ...often<Move>({ type: 'next' }),
          { type: 'answer', to: length },
          { type: 'call', seat: 0 },
          { type: 'call', seat: length - 1 },
          { type: 'challenge' },
          { type: 'repeat' },
          { type: 'vote', stands: true },
          { type: 'vote', stands: false },
          { type: 'verdict', upheld: 1, against: 0 },
          { type: 'resume' },
          { type: 'skip' },
        ]
      : [
          ...plain.map((type) => ({ type })),
          { type: 'resume' },
          { type: 'challenge' },
          { type: 'challenge', by: length - 1 },
          { type: 'challenge', by: length },
          { type: 'verdict', upheld: 1, against: 0 },
          { type: 'verdict', upheld: 0, against: 1 },
          { type: 'verdict', upheld: length, against: length },
          { type: 'call', seat: 0 },
          { type: 'vote', stands: true },
          { type: 'blame', seat: 0 },
        ],
  sees: {
    ready: { call: 'their own phone' },
    playing: {
      'the names it may be thrown to': 'whose turn',
      'the bomb': 'nobody',
      call: 'their own phone',
    },
    challenged: {
      'the names it may be thrown to': 'whose turn',
      'the bomb': 'nobody',
      call: 'their own phone',
      vote: 'their own phone',
    },
    settled: {},
  },
  phaseOf: ({ card }) => card.phase,
  partsOf: ({ card: { phase, turn, answerer, challenger } }) => ({
    'whose turn': phase === 'settled' ? [] : [turn],
    answerer: phase === 'challenged' && answerer !== null ? [answerer] : [],
    challenger: phase === 'challenged' && challenger !== null ? [challenger] : [],
  }),
  secrets: (state) =>
    state.seating === 'own'
      ? [
          ...callSecrets(state),
          ...voteSecrets(state),
          ...targetSecrets(state),
          ...bombSecrets(state),
        ]
      : bombSecrets(state),
  answers: ({ card }) => (card.ballot ? { ...card.ballot.choices } : { ...card.calls }),
  holds({ scores }) {
    const counts = [...scores.penalties, ...scores.answers, ...scores.run]
    if (Math.min(...counts) < 0) throw new Error(`Less than nothing: ${counts}`)
  },
}

function throwOf(to: number | undefined): { to?: number } {
  return to === undefined ? {} : { to }
}

function replaceCard(state: State, change: Partial<State['card']>): State {
  return { ...state, card: { ...state.card, ...change } }
}

function callSecrets(state: State): Secret<State>[] {
  const { phase, calls } = state.card
  if (phase === 'settled') return []
  return Object.entries(calls).map(([seat, called]) => ({
    what: `call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: replaceCard(state, { calls: { ...calls, [seat]: called + 1 } }),
  }))
}

function voteSecrets(state: State): Secret<State>[] {
  const { ballot } = state.card
  if (!ballot) return []
  return Object.entries(ballot.choices).map(([seat, stands]) => ({
    what: `vote of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: replaceCard(state, {
      ballot: { ...ballot, choices: { ...ballot.choices, [seat]: !stands } },
    }),
  }))
}

function targetSecrets(state: State): Secret<State>[] {
  const { turn, targets } = state.card
  if (targets.length === 0) return []
  const replaced = replaceCard(state, { targets: targets.toReversed().slice(1) })
  return [{ what: 'the names it may be thrown to', seenBy: [turn], replaced }]
}

function bombSecrets(state: State): Secret<State>[] {
  const { clock, rules } = state.card
  if (!clock || rules.mode !== 'bomb') return []
  const later = { ...clock, lengthMs: clock.lengthMs + 7000, leftMs: clock.leftMs + 7000 }
  return [{ what: 'the bomb', seenBy: [], replaced: replaceCard(state, { clock: later }) }]
}
