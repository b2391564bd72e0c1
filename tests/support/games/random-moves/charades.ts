import { messages } from '#games/charades/messages.ts'
import { rules } from '#games/charades/rules.ts'
import { type Options, options } from '#games/charades/rules-options.ts'
import { actorsOf, turnOf } from '#games/charades/rules-sides.ts'
import type { Move, State, View } from '#games/charades/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const callOne: Move = { type: 'call', hits: 1 }
const plain = ['shuffle', 'begin', 'start', 'hit', 'hit', 'pass', 'skip', 'resume'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, seconds: 30, turns: 1 },
    { ...options.defaults, teams: 3, steal: false },
    { ...options.defaults, teams: 0, passCost: true },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 200 }, (_, at) => `phrase ${at}`)],
  tries: ({ phase, teams, rows, phraseNumber }, by) =>
    typeof by === 'number'
      ? [
          ...often<Move>({ type: 'hit', phrase: phraseNumber }),
          ...often<Move>({ type: 'start' }),
          ...often<Move>({ type: 'next' }),
          ...(phase === 'ready'
            ? [...often<Move>({ type: 'call', hits: 0 }), ...often(callOne)]
            : []),
          { type: 'begin' },
          { type: 'end' },
          { type: 'shuffle' },
          { type: 'pass', phrase: phraseNumber },
          { type: 'hit', phrase: phraseNumber - 1 },
          { type: 'skip' },
          { type: 'foul' },
          { type: 'foul' },
          { type: 'buzz' },
          { type: 'judge', isRight: true },
          { type: 'judge', isRight: false },
          { type: 'call', hits: 2 },
          { type: 'call', hits: 13 },
          { type: 'changeTeam', seat: by },
          { type: 'changeTeam', seat: 0 },
          { type: 'toggle', row: rows.length - 1 },
          { type: 'stolen', team: 0 },
          { type: 'resume' },
        ]
      : [
          ...plain.map((type) => ({ type })),
          { type: 'changeTeam', seat: 0 },
          { type: 'timeout' },
          { type: 'timeout' },
          { type: 'stolen', team: 0 },
          { type: 'stolen', team: teams.length },
          { type: 'notStolen' },
          { type: 'toggle', row: rows.length - 1 },
          { type: 'next' },
          { type: 'next' },
          { type: 'foul' },
          { type: 'call', hits: 2 },
        ],
  sees: {
    teams: {},
    ready: { call: 'their own phone' },
    running: {
      'the phrase': 'actors, the one phone',
      call: 'their own phone',
      'who called foul': 'nobody',
    },
    steal: { 'the phrase': 'actors', call: 'their own phone' },
    list: {},
  },
  phaseOf: ({ phase }) => phase,
  partsOf: (state) =>
    state.phase === 'teams' ? {} : { actors: actorsOf(state), guesser: [turnOf(state)] },
  secrets: (state) =>
    state.seating === 'own'
      ? [...phraseSecrets(state), ...callSecrets(state), ...foulSecrets(state)]
      : phraseSecrets(state),
  answers: ({ calls }) => ({ ...calls }),
}

function phraseSecrets(state: State): Secret<State>[] {
  const { phase, phrase, rows, seating } = state
  if (!phrase || (phase !== 'running' && phase !== 'steal')) return []
  const other = { raw: 'another', parts: [{ text: 'another' }] }
  const onPhone = phase === 'running' ? (['device'] as const) : []
  const seenBy = seating === 'own' ? actorsOf(state) : onPhone
  const replaced = { ...state, phrase: other, rows: rows.map((row) => ({ ...row, phrase: other })) }
  return [{ what: 'the phrase', seenBy: [...seenBy], replaced }]
}

function callSecrets(state: State): Secret<State>[] {
  if (state.phase === 'list') return []
  return Object.entries(state.calls).map(([seat, hits]) => ({
    what: `call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, calls: { ...state.calls, [seat]: hits + 1 } },
  }))
}

function foulSecrets(state: State): Secret<State>[] {
  return state.foul
    ? [{ what: 'who called foul', seenBy: [], replaced: { ...state, foul: null } }]
    : []
}
