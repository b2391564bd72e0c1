import { hereOrNext } from '#domain/table/presence.ts'
import { messages } from '#games/word-guess/messages.ts'
import { rules } from '#games/word-guess/rules.ts'
import { type Options, options } from '#games/word-guess/rules-options.ts'
import type { Lock, Move, State, View } from '#games/word-guess/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const question: Move = { type: 'answer', answer: 'no', text: 'Is it round?' }

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, words: 3 },
    { ...options.defaults, words: 0, sayTheme: false },
    { ...options.defaults, host: 'voice', words: 3 },
  ],
  players: [2, 3, 8, 20],
  lists: ['animal', 'dish'].map((name) =>
    Array.from({ length: 50 }, (_, at) => `${name} number ${at}`),
  ),
  tries: (state, by) => (typeof by === 'number' ? ownTries(state, by) : deviceTries(state)),
  sees: {
    cover: { 'the word': 'nobody' },
    word: {
      'the word': 'keeper, the one phone',
      call: 'their own phone',
      guess: 'keeper, their own phone',
    },
    asking: {
      'the word': 'keeper, the one phone',
      call: 'their own phone',
      guess: 'keeper, their own phone',
    },
    last: {
      'the word': 'keeper, the one phone',
      call: 'their own phone',
      guess: 'keeper, their own phone',
    },
    has: { 'the word': 'keeper', call: 'their own phone', guess: 'keeper, their own phone' },
    who: { 'the word': 'the one phone', call: 'their own phone', guess: 'their own phone' },
    told: {},
  },
  phaseOf: ({ phase }) => phase,
  partsOf: ({ phase, host, asker }) => ({
    keeper: host === null ? [] : [host],
    asker: phase === 'asking' ? [asker] : [],
  }),
  secrets: (state) => [...wordSecrets(state), ...callSecrets(state), ...lockSecrets(state)],
  answers: ({ calls }) => ({ ...calls }),
}

function deviceTries(state: State): Move[] {
  if (state.phase === 'asking') {
    return [
      ...[question, question, question],
      { type: 'answer', answer: 'invalid', text: '' },
      { type: 'guess', right: false, text: '' },
      { type: 'guess', right: true, text: 'That' },
      { type: 'solved', questions: null },
      { type: 'exhausted' },
      { type: 'takeOver' },
      { type: 'giveUp' },
      { type: 'lock', text: 'animal' },
    ]
  }
  return [
    ...(['open', 'begin', 'swap', 'next', 'takeOver'] as const).map((type) => ({ type })),
    { type: 'guess', right: false, text: '' },
    { type: 'guess', right: true, text: '' },
    { type: 'solved', questions: 99 },
    { type: 'solver', seat: hereOrNext(state, 0) },
    { type: 'notYet' },
    { type: 'takeBack' },
    { type: 'exhausted' },
    { type: 'solver', seat: state.players.length },
    question,
  ]
}

function ownTries(state: State, by: number): Move[] {
  const { phase, word, host } = state
  switch (phase) {
    case 'word':
      return [
        ...often<Move>({ type: 'begin' }),
        { type: 'swap' },
        { type: 'call', questions: 4 + (by % 3) },
        { type: 'call', questions: 21 },
        question,
      ]
    case 'asking':
      return [
        ...often<Move>({ type: 'ask', text: 'Is it round?' }),
        ...often<Move>(question),
        { type: 'offer', texts: ['Is it round?', 'Is it red?'] },
        { type: 'offer', texts: ['Is it round?', ''] },
        ...often<Move>({ type: 'lock', text: by % 3 === 0 ? (word?.text ?? '') : 'animal' }),
        { type: 'lock', text: 'animal number' },
        { type: 'lock', text: ' ' },
        { type: 'rule', near: 0, right: by === host },
        { type: 'guess', right: false, text: '' },
        { type: 'guess', right: true, text: '' },
        { type: 'answer', answer: 'invalid', text: '' },
        { type: 'solved', questions: 3 },
        { type: 'takeOver' },
      ]
    case 'last':
    case 'has':
      return [
        ...often<Move>({ type: 'lock', text: word?.text ?? '' }),
        { type: 'lock', text: 'dish number' },
        { type: 'rule', near: 0, right: false },
        question,
      ]
    default:
      return [
        ...often<Move>({ type: 'next' }),
        ...often<Move>({ type: 'open' }),
        { type: 'solver', seat: by },
        { type: 'notYet' },
        { type: 'takeBack' },
        { type: 'takeOver' },
      ]
  }
}

function wordSecrets(state: State): Secret<State>[] {
  const { word, phase, host, seating } = state
  if (!word || phase === 'told') return []
  const isOpen = host === null || phase !== 'cover'
  const seenBy = seating === 'own' ? [host ?? []].flat() : isOpen ? (['device'] as const) : []
  const theme = state.options.sayTheme ? word.theme : 1 - word.theme
  return [{ what: 'the word', seenBy, replaced: { ...state, word: { text: 'another', theme } } }]
}

function callSecrets(state: State): Secret<State>[] {
  if (state.phase === 'told') return []
  return Object.entries(state.calls).map(([seat, questions]) => ({
    what: `call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, calls: { ...state.calls, [seat]: questions + 1 } },
  }))
}

/** Whose a guess is, and what it says; the keeper sees what near ones say. */
function lockSecrets(state: State): Secret<State>[] {
  const { locks, host, phase } = state
  if (phase === 'told') return []
  return locks.map((lock, at) => {
    const other: Lock = { ...lock, text: 'another' }
    const seenBy = [lock.seat, ...(lock.verdict === 'near' && host !== null ? [host] : [])]
    const replaced = { ...state, locks: locks.with(at, other) }
    return { what: `guess of seat ${lock.seat}`, seenBy, replaced }
  })
}
