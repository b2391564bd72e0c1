import { messages } from '#games/more-or-less/messages.ts'
import { rules } from '#games/more-or-less/rules.ts'
import { readItem, writeItem } from '#games/more-or-less/rules-items.ts'
import { type Options, options } from '#games/more-or-less/rules-options.ts'
import type { Move, Say, State, View } from '#games/more-or-less/rules-state.ts'
import { promptListOf } from '../more-or-less-table.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

// Values that stand nowhere else in a view.
const values = Array.from({ length: 30 }, (_, at) => 700_000_000 + ((at * 7919) % 101) * 1013)

const guessing = [
  'next',
  'more',
  'less',
  'stand',
  'against',
  'takeBack',
  'timeout',
  'resume',
] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    options.defaults,
    { ...options.defaults, bets: false, measure: 10 },
    { ...options.defaults, seconds: 0, measure: 0, target: 15 },
  ],
  players: [2, 3, 8, 20],
  lists: ['m', 'kg', 's', 'km', 'l'].map((unit) => promptListOf(values, unit)),
  tries: ({ phase, players: { length } }, by) =>
    phase === 'sides'
      ? [
          ...often<Move>({ type: 'begin' }),
          { type: 'begin' },
          { type: 'shuffle' },
          { type: 'swap', seat: typeof by === 'number' ? by : 0 },
          { type: 'swap', seat: length },
          { type: 'rename', team: 0, name: 'Left' },
        ]
      : [
          ...often<Move>({ type: 'next' }),
          ...(typeof by === 'number' ? [] : often<Move>({ type: 'stand' })),
          ...guessing.map((type) => ({ type })),
        ],
  sees: {
    sides: { 'the number': 'nobody' },
    guess: { 'the number': 'nobody', vote: 'their own side' },
    bet: { 'the number': 'nobody' },
    reveal: { 'who of a side said what': 'each of their own' },
  },
  phaseOf: ({ phase }) => phase,
  secrets: (state) => [...itemSecrets(state), ...voteSecrets(state)],
  answers: ({ phase, ballot }) => (phase === 'guess' ? { ...ballot?.choices } : {}),
}

function itemSecrets(state: State): Secret<State>[] {
  if (state.phase === 'reveal') return []
  const item = readItem(state.b)
  const other = { ...item, value: item.value + 1, year: 1900, source: 'Elsewhere' }
  return [{ what: 'the number', seenBy: [], replaced: { ...state, b: writeItem(other) } }]
}

/** Once turned over, only how many of each side said what. */
function voteSecrets(state: State): Secret<State>[] {
  const { ballot, phase, teams } = state
  if (!ballot) return []
  if (phase === 'guess') {
    return Object.entries(ballot.choices).map(([seat, say]) => ({
      what: `vote of seat ${seat}`,
      seen: 'their own side',
      // Their side sees how it stands.
      seenBy: teams.find(({ seats }) => seats.includes(Number(seat)))?.seats ?? [],
      replaced: withVotes(state, { [Number(seat)]: (say === 'more' ? 'less' : 'more') as Say }),
    }))
  }
  return teams.flatMap(({ seats }) => {
    const [one, two] = seats.filter((seat) => seat in ballot.choices)
    if (one === undefined || two === undefined || state.over) return []
    const { [one]: first = 'more', [two]: second = 'more' } = ballot.choices
    return {
      what: 'who of a side said what',
      seen: 'each of their own',
      seenBy: [one, two],
      replaced: withVotes(state, { [one]: second, [two]: first }),
    }
  })
}

function withVotes(state: State, votes: Record<number, Say>): State {
  const { ballot } = state
  return { ...state, ballot: ballot && { ...ballot, choices: { ...ballot.choices, ...votes } } }
}
