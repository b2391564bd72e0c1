import type { Card } from '#games/most-likely-to/card.ts'
import { messages } from '#games/most-likely-to/messages.ts'
import { rules } from '#games/most-likely-to/rules.ts'
import { type Options, options } from '#games/most-likely-to/rules-options.ts'
import type { Move, State, View } from '#games/most-likely-to/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

/** What leads on from each phase of one phone, most of the time. */
const onwards = {
  prompt: 'begin',
  count: 'timeout',
  tally: 'reveal',
  ballot: 'next',
  sealed: 'reveal',
  reveal: 'next',
} as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    options.defaults,
    { ...options.defaults, voting: 'secret' },
    { voting: 'secret', self: true, appeal: false, rounds: 0, pace: true },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `do thing ${at}`)],
  tries: (state, by) => (typeof by === 'number' ? ownMoves(state, by) : passedMoves(state)),
  sees: {
    prompt: {},
    count: {},
    tally: {},
    ballot: { 'the secret votes': 'nobody' },
    sealed: { 'the secret votes': 'nobody' },
    vote: { vote: 'their own phone', call: 'their own phone' },
    reveal: { 'right vote': 'their own phone' },
    plea: { 'right vote': 'their own phone' },
    verdict: { 'right vote': 'their own phone', verdict: 'their own phone' },
  },
  phaseOf: ({ card }) => card.phase,
  partsOf: ({ card }) => ({ crowned: card.appeal ? [card.appeal.seat] : card.crowned }),
  secrets: (state) => [
    ...voteSecrets(state),
    ...callSecrets(state),
    ...verdictSecrets(state),
    ...passedSecrets(state),
    ...rightSecrets(state),
  ],
  answers: ({ card }) => card.ballot?.choices ?? card.appeal?.ballot?.choices ?? {},
  holds: ({ card: { votes, voted }, players }) => {
    const sum = votes.reduce((total, count) => total + count, 0)
    if (sum > players.length) throw new Error('More votes than players')
    if (new Set(voted).size < voted.length) throw new Error('Somebody voted twice')
  },
}

function ownMoves({ players: { length } }: State, by: number): Move[] {
  return [
    ...often<Move>({ type: 'vote', for: (by + 1) % length }),
    ...often<Move>({ type: 'vote', for: 0 }),
    ...often<Move>({ type: 'call', count: 1 }),
    ...often<Move>({ type: 'next' }),
    ...often<Move>({ type: 'judge', guilty: false }),
    { type: 'call', count: 4 },
    { type: 'judge', guilty: true },
    { type: 'vote', for: length },
    { type: 'appeal' },
    { type: 'rest' },
    { type: 'skip' },
    { type: 'begin' },
    { type: 'reveal' },
  ]
}

function passedMoves({ card: { phase }, players: { length } }: State): Move[] {
  const onward = phase in onwards ? onwards[phase as keyof typeof onwards] : 'next'
  return [
    ...often<Move>({ type: onward }),
    ...often<Move>({ type: onward }),
    { type: 'skip' },
    { type: 'begin' },
    { type: 'appeal' },
    { type: 'point', for: length - 1, fingers: 1 },
    { type: 'point', for: 0, fingers: 2 },
    { type: 'vote', for: 0 },
    { type: 'vote', for: length - 1 },
    { type: 'vote', for: length },
  ]
}

function voteSecrets(state: State): Secret<State>[] {
  const { ballot } = state.card
  if (!ballot) return []
  return Object.entries(ballot.choices).map(([seat, chosen]) => {
    const choices = { ...ballot.choices, [seat]: (chosen + 1) % state.players.length }
    return secretOf(state, `vote of seat ${seat}`, [Number(seat)], {
      ballot: { ...ballot, choices },
    })
  })
}

/** Once votes are shown, guesses are no secret. */
function callSecrets(state: State): Secret<State>[] {
  const { calls, phase } = state.card
  if (phase !== 'vote') return []
  return Object.entries(calls).map(([seat, count]) =>
    secretOf(state, `call of seat ${seat}`, [Number(seat)], {
      calls: { ...calls, [seat]: count + 1 },
    }),
  )
}

function verdictSecrets(state: State): Secret<State>[] {
  const { appeal } = state.card
  if (!appeal?.ballot) return []
  const { ballot } = appeal
  return Object.entries(ballot.choices).map(([seat, isGuilty]) => {
    const choices = { ...ballot.choices, [seat]: !isGuilty }
    return secretOf(state, `verdict of seat ${seat}`, [Number(seat)], {
      appeal: { ...appeal, ballot: { ...ballot, choices } },
    })
  })
}

/** Secret votes on one phone: their number is known, not whom they are for. */
function passedSecrets(state: State): Secret<State>[] {
  const { phase, votes } = state.card
  if (phase !== 'ballot' && phase !== 'sealed') return []
  return [secretOf(state, 'the secret votes', [], { votes: [...votes.slice(1), votes[0] ?? 0] })]
}

/** Who is right has voted for the crown: each knows it of themselves only. */
function rightSecrets(state: State): Secret<State>[] {
  const { right } = state.card
  return right.map((seat) => {
    const without = { right: right.filter((other) => other !== seat) }
    const replaced = secretOf(state, `right vote of seat ${seat}`, [seat], without)
    const points = state.points.map((count, other) => count - (other === seat ? 1 : 0))
    return { ...replaced, replaced: { ...replaced.replaced, points } }
  })
}

function secretOf(
  state: State,
  what: string,
  seenBy: readonly number[],
  change: Partial<Card>,
): Secret<State> {
  return { what, seenBy, replaced: { ...state, card: { ...state.card, ...change } } }
}
