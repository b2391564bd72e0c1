import { messages } from '#games/never-have-i-ever/messages.ts'
import { rules } from '#games/never-have-i-ever/rules.ts'
import { type Options, options } from '#games/never-have-i-ever/rules-options.ts'
import type { Move, State, View } from '#games/never-have-i-ever/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, rounds: 20 },
    { ...options.defaults, count: false },
    { ...options.defaults, nobody: false, story: false, calls: false },
  ],
  players: [2, 3, 8, 20],
  lists: [Array.from({ length: 90 }, (_, at) => `done thing ${at} with {other}`)],
  tries: ({ players }, by) =>
    typeof by === 'number'
      ? [
          ...often<Move>({ type: 'answer', has: true }),
          ...often<Move>({ type: 'answer', has: false }),
          ...often<Move>({ type: 'call', count: 1 }),
          ...often<Move>({ type: 'next' }),
          { type: 'call', count: players.length + 1 },
          { type: 'mark', seat: 0 },
          { type: 'skip' },
        ]
      : [
          { type: 'next' },
          { type: 'next' },
          { type: 'skip' },
          { type: 'answer', has: true },
          { type: 'mark', seat: 0 },
          { type: 'mark', seat: players.length - 1 },
          { type: 'mark', seat: players.length },
        ],
  sees: { ask: { answer: 'their own phone', call: 'their own phone' }, show: {}, story: {} },
  phaseOf: ({ card }) => card.phase,
  partsOf: ({ card }) => ({ teller: card.phase === 'story' ? card.guilty : [] }),
  secrets: (state) => [...answerSecrets(state), ...callSecrets(state)],
  answers: ({ card }) => ({ ...card.ballot?.choices }),
}

function answerSecrets(state: State): Secret<State>[] {
  const { ballot, phase } = state.card
  if (!ballot || phase !== 'ask') return []
  return Object.entries(ballot.choices).map(([seat, has]) => {
    const choices = { ...ballot.choices, [seat]: !has }
    const card = { ...state.card, ballot: { ...ballot, choices } }
    return { what: `answer of seat ${seat}`, seenBy: [Number(seat)], replaced: { ...state, card } }
  })
}

function callSecrets(state: State): Secret<State>[] {
  if (state.card.phase !== 'ask') return []
  return Object.entries(state.card.calls).map(([seat, count]) => {
    const card = { ...state.card, calls: { ...state.card.calls, [seat]: count + 1 } }
    return { what: `call of seat ${seat}`, seenBy: [Number(seat)], replaced: { ...state, card } }
  })
}
