import type { Card } from '#games/truth-or-dare/card.ts'
import { messages } from '#games/truth-or-dare/messages.ts'
import { rules } from '#games/truth-or-dare/rules.ts'
import { type Options, options } from '#games/truth-or-dare/rules-options.ts'
import type { Move, State, View } from '#games/truth-or-dare/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const lists = ['Say', 'Sing for thirty seconds'].map((what) =>
  Array.from({ length: 90 }, (_, at) => `${what}: number ${at}, to {other}.`),
)

const turnMoves: Move[] = [
  { type: 'choose', kind: 'truth' },
  { type: 'choose', kind: 'dare' },
  { type: 'coin' },
  { type: 'done' },
  { type: 'done' },
  ...(['pass', 'skip', 'resume', 'pause'] as const).map((type) => ({ type })),
]

const otherMoves: Move[] = [
  ...often<Move>({ type: 'next' }),
  { type: 'call', call: 'truth' },
  { type: 'call', call: 'pass' },
  ...often<Move>({ type: 'pick', offer: 0 }),
  { type: 'pick', offer: 1 },
  { type: 'pick', offer: 2 },
  ...often<Move>({ type: 'rate', rating: 'good' }),
  { type: 'rate', rating: 'legendary' },
  { type: 'rate', rating: 'nothing' },
]

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, turns: 3 },
    { ...options.defaults, truthLimit: 1 },
    { turns: 0, truthLimit: 0, others: false, pace: true },
  ],
  players: [2, 3, 8, 20],
  lists,
  tries: (_, by) =>
    typeof by === 'number'
      ? // In the place of one Next, so that all other games stay as they are.
        [...turnMoves, ...often<Move>({ type: 'done' }), { type: 'scene' }, ...otherMoves.slice(1)]
      : [...turnMoves, { type: 'timeout' }, ...otherMoves.slice(0, 9)],
  sees: {
    spin: { call: 'their own phone' },
    choose: { call: 'their own phone' },
    pick: { call: 'their own phone', pick: 'their own phone', 'the offers': 'the others' },
    do: { call: 'their own phone' },
    rate: { call: 'their own phone', rating: 'their own phone' },
    over: { call: 'their own phone' },
  },
  phaseOf: ({ card }) => card.phase,
  partsOf: ({ turn }) => ({ 'whose turn': [turn] }),
  secrets: (state) => [
    ...offerSecrets(state),
    ...callSecrets(state),
    ...pickSecrets(state),
    ...ratingSecrets(state),
  ],
  answers: ({ card: { calls, picks, ratings } }) =>
    picks || ratings ? { ...picks?.choices, ...ratings?.choices } : calls,
}

function offerSecrets({ card, ...state }: State): Secret<State>[] {
  if (card.offers.length === 0) return []
  const offers = card.offers.map((offer) => ({ ...offer, prompt: { raw: 'x', parts: [] } }))
  const others = [...state.players.keys()].filter((seat) => seat !== state.turn)
  return [{ what: 'the offers', seenBy: others, replaced: { ...state, card: { ...card, offers } } }]
}

function callSecrets(state: State): Secret<State>[] {
  return secretsOf(state, 'call', state.card.calls, (seat) => ({
    calls: { ...state.card.calls, [seat]: state.card.calls[seat] === 'pass' ? 'truth' : 'pass' },
  }))
}

function pickSecrets(state: State): Secret<State>[] {
  const { picks } = state.card
  if (!picks) return []
  return secretsOf(state, 'pick', picks.choices, (seat) => ({
    picks: { ...picks, choices: { ...picks.choices, [seat]: 1 - (picks.choices[seat] ?? 0) } },
  }))
}

function ratingSecrets(state: State): Secret<State>[] {
  const { ratings } = state.card
  if (!ratings) return []
  return secretsOf(state, 'rating', ratings.choices, (seat) => ({
    ratings: { ...ratings, choices: { ...ratings.choices, [seat]: 'nothing' } },
  }))
}

function secretsOf(
  state: State,
  what: string,
  given: Readonly<Record<number, unknown>>,
  change: (seat: number) => Partial<Card>,
): Secret<State>[] {
  return Object.keys(given).map((seat) => ({
    what: `${what} of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, card: { ...state.card, ...change(Number(seat)) } },
  }))
}
