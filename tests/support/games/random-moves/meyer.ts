import type { Viewer } from '#domain/table/seating.ts'
import { messages } from '#games/meyer/messages.ts'
import { rules } from '#games/meyer/rules.ts'
import { type Options, options } from '#games/meyer/rules-options.ts'
import type { Move, State } from '#games/meyer/rules-state.ts'
import type { View } from '#games/meyer/rules-view.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

export const short: Options = { ...options.defaults, lives: 3 }

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    short,
    options.defaults,
    { ...short, seconds: 45 },
    { ...short, toast: false, reroll: false, double: false },
  ],
  players: [2, 3, 8, 14],
  tries: (state, by) => {
    const isTurn = by === 'device' || by === state.turn
    return isTurn ? turnTries(state) : otherTries(state)
  },
  sees: {
    roll: {},
    declare: { 'the dice': 'whose turn, the one phone' },
    decide: { 'the dice': 'claimer', call: 'their own phone' },
    shown: {},
    toast: {},
  },
  phaseOf: ({ phase }) => phase,
  partsOf: ({ phase, turn, claimBy }) =>
    phase === 'shown' || phase === 'toast'
      ? {}
      : { 'whose turn': [turn], claimer: phase === 'decide' ? [claimBy ?? []].flat() : [] },
  secrets: (state) => [...diceSecrets(state), ...callSecrets(state)],
  answers: ({ calls }) => calls,
}

function turnTries({ phase, claim }: State): Move[] {
  const least = claim ?? 1
  const always = (['timeout', 'bot', 'next', 'open'] as const).map((type) => ({ type }))
  switch (phase) {
    case 'roll':
      return [...always, ...often<Move>({ type: 'roll' }), { type: 'newLives' }]
    case 'decide':
      return [
        ...always,
        ...often<Move>({ type: 'lift' }),
        { type: 'believe' },
        { type: 'concede' },
        { type: 'call', bluff: true },
      ]
    case 'declare':
      return [
        ...always,
        ...[least, least + 2, 21, least - 1, 99].map((rank) => ({ type: 'say' as const, rank })),
        { type: 'blind' },
        { type: 'toast' },
      ]
    default:
      return [...always, ...often<Move>({ type: 'next' })]
  }
}

function otherTries({ phase }: State): Move[] {
  const isOver = phase === 'shown' || phase === 'toast'
  if (isOver) return [...often<Move>({ type: 'next' }), { type: 'lift' }]
  return [
    { type: 'call', bluff: true },
    { type: 'call', bluff: false },
    { type: 'lift' },
    { type: 'say', rank: 21 },
    { type: 'roll' },
    { type: 'open' },
    { type: 'bot' },
    { type: 'next' },
  ]
}

function diceSecrets(state: State): Secret<State>[] {
  const { dice, phase } = state
  if (!dice || phase === 'toast') return []
  const other = dice[0] === 6 ? ([4, 1] as const) : ([6, 6] as const)
  return [{ what: 'the dice', seenBy: whoLooks(state), replaced: { ...state, dice: other } }]
}

/** Nobody sees a blind throw, and nobody at one phone what has been said. */
function whoLooks({ seating, phase, turn, claimBy, blind, covered }: State): Viewer[] {
  if (phase === 'declare') return covered ? [] : [seating === 'passed' ? 'device' : turn]
  return seating === 'passed' || blind || claimBy === null ? [] : [claimBy]
}

function callSecrets(state: State): Secret<State>[] {
  return Object.entries(state.calls).map(([seat, bluff]) => ({
    what: `call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, calls: { ...state.calls, [seat]: !bluff } },
  }))
}
