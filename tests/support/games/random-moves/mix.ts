import { seatsAbsent } from '#domain/table/presence.ts'
import type { Actor } from '#domain/table/seating.ts'
import { messages } from '#games/mix/messages.ts'
import { listOf } from '#games/mix/mixed-card.ts'
import { rules } from '#games/mix/rules.ts'
import { type MixedGame, type Options, options } from '#games/mix/rules-options.ts'
import { isGameCard, rulesOf } from '#games/mix/rules-played.ts'
import type { Card, GameCard, Move, State, View } from '#games/mix/rules-state.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

type CardMove = { type: string; [detail: string]: unknown }

const { defaults } = options
/** Short, so that games of some hundred moves end. */
const cards = 5 as 20

export const lists = Object.keys(listOf).map((name) =>
  Array.from({ length: 60 }, (_, at) => `${name} ${at} of {player}, {other}`),
)

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...defaults, cards },
    options.read({ ...defaults, cards, likely: false, category: false, country: false }),
    { ...defaults, cards: 0, lasting: false },
    options.read({ ...defaults, never: false, truth: false, likely: false, charades: false }),
  ],
  players: [2, 3, 8, 20],
  lists,
  tries({ card, players }, by) {
    const last = players.length - 1
    const others: Move[] = [
      { type: 'skip' },
      { type: 'slip', seat: last },
      { type: 'slip', seat: players.length },
    ]
    return [...triesOf(card, last, by), ...others]
  },
  sees: {
    rule: {},
    vote: { answer: 'their own phone' },
    'never-have-i-ever': { answer: 'their own phone' },
    'truth-or-dare': { answer: 'their own phone' },
    'most-likely-to': { answer: 'their own phone' },
    charades: { 'the phrase': 'whose turn, the one phone' },
    category: { answer: 'their own phone' },
    'country-island-city': { answer: 'their own phone' },
  },
  phaseOf: ({ card }) => (card.game === null ? 'rule' : card.game),
  partsOf: ({ card, turn }) =>
    card.game === null || card.game === 'vote' ? {} : { 'whose turn': [turn] },
  secrets: (state) => [...namedSecrets(state), ...answerSecrets(state)],
  answers: ({ card }) => {
    if (card.game === 'vote') return { ...card.ballot.choices }
    return card.game === 'never-have-i-ever' ? { ...card.card.ballot?.choices } : {}
  },
  holds(state) {
    const prompt = isGameCard(state.card)
      ? rulesOf(state.card.game).promptOf(state.card.card)
      : null
    const named = (prompt?.parts ?? []).flatMap((part) => ('seat' in part ? [part.seat] : []))
    if (!state.over && named.some((seat) => seatsAbsent(state).includes(seat))) {
      throw new Error('The card names one who is not here')
    }
  },
}

function triesOf(card: Card, last: number, by: Actor): Move[] {
  if (card.game === null) return [...often<Move>({ type: 'next' }), ofGame('charades', 'got')]
  if (card.game === 'vote') {
    return [...card.games, 'category' as const].map((game): Move => ({ type: 'choose', game }))
  }
  const { game } = card
  const moves = typeof by === 'number' ? ownMoves(card, last) : passedMoves(card.game, last)
  const stale = ofGame(game === 'category' ? 'charades' : 'category', 'start')
  return [...moves.map((move) => ({ type: 'card', game, move }) as Move), stale]
}

function ofGame(game: MixedGame, type: string): Move {
  return { type: 'card', game, move: { type } } as Move
}

function plain(...types: string[]): CardMove[] {
  return types.flatMap((type) => [{ type }, { type }])
}

function passedMoves(game: MixedGame, last: number): CardMove[] {
  switch (game) {
    case 'never-have-i-ever':
      return [...plain('next'), { type: 'mark', seat: 0 }, { type: 'mark', seat: last }]
    case 'truth-or-dare':
      return [
        ...plain('done', 'pass', 'coin', 'resume'),
        { type: 'choose', kind: 'truth' },
        { type: 'choose', kind: 'dare' },
      ]
    case 'most-likely-to':
      return [
        ...plain('begin', 'timeout', 'reveal', 'next'),
        { type: 'point', for: last, fingers: 1 },
        { type: 'point', for: last, fingers: 2 },
      ]
    case 'charades':
      return plain('start', 'got', 'missed', 'timeout', 'resume', 'buzz', 'next')
    case 'category':
      return [
        ...plain('start', 'repeat', 'answer', 'timeout', 'resume', 'next'),
        { type: 'challenge' },
        { type: 'verdict', upheld: 1, against: 0 },
        { type: 'blame', seat: last },
      ]
    case 'country-island-city':
      return [
        ...plain('start', 'broke', 'answer', 'timeout', 'resume', 'next'),
        { type: 'blame', seat: last },
      ]
  }
}

function ownMoves(card: GameCard, last: number): CardMove[] {
  switch (card.game) {
    case 'never-have-i-ever':
      return [
        ...often<CardMove>({ type: 'answer', has: true }),
        ...often<CardMove>({ type: 'answer', has: false }),
        ...often<CardMove>({ type: 'call', count: 1 }),
        ...plain('next'),
        { type: 'mark', seat: 0 },
      ]
    case 'truth-or-dare':
      return [
        ...often<CardMove>({ type: 'choose', kind: 'dare' }),
        ...often<CardMove>({ type: 'pick', offer: 1 }),
        ...often<CardMove>({ type: 'rate', rating: 'good' }),
        ...plain('done'),
        { type: 'pass' },
        { type: 'scene' },
        { type: 'call', call: 'dare' },
      ]
    case 'most-likely-to':
      return [
        ...often<CardMove>({ type: 'vote', for: 0 }),
        ...often<CardMove>({ type: 'vote', for: last }),
        ...often<CardMove>({ type: 'call', count: 1 }),
        ...plain('next', 'appeal', 'rest'),
        { type: 'judge', guilty: false },
      ]
    case 'charades':
      return [
        ...plain('start', 'buzz', 'buzz', 'next', 'got'),
        { type: 'judge', isRight: true },
        { type: 'judge', isRight: false },
      ]
    case 'category':
      return [
        ...often<CardMove>({ type: 'answer', to: card.card.targets[0] ?? last }),
        ...plain('start', 'next', 'challenge', 'answer'),
        { type: 'vote', stands: true },
        { type: 'call', seat: 0 },
      ]
    case 'country-island-city':
      return [
        ...often<CardMove>({ type: 'draft', answers: [`${card.card.letter}aa`] }),
        ...often<CardMove>({ type: 'done' }),
        ...plain('next'),
        { type: 'doubt', key: `${card.card.letter}aa`.toLowerCase() },
        { type: 'stand', stands: false },
        { type: 'start' },
      ]
  }
}

function namedSecrets(state: State): Secret<State>[] {
  const { card, turn } = state
  if (card.game !== 'charades' || rulesOf(card.game).isShown(card.card)) return []
  const prompt = { raw: 'another', parts: [{ text: 'another' }] }
  const replaced: State = { ...state, card: { ...card, card: { ...card.card, prompt } } }
  return [{ what: 'the phrase', seenBy: [state.seating === 'own' ? turn : 'device'], replaced }]
}

/** What seats have answered, called or voted, wherever a card keeps it. */
function answerSecrets(state: State): Secret<State>[] {
  const { card } = state
  if (state.seating === 'passed' || card.game === null) return []
  if (card.game === 'vote') return inBallot(card, 'ballot', (vote) => ({ ...state, card: vote }))
  if (rulesOf(card.game).isShown(card.card)) return []
  const replace = (changed: object) =>
    ({ ...state, card: { ...card, card: changed } }) as unknown as State
  const kept = ['ballot', 'picks', 'ratings'].flatMap((key) => inBallot(card.card, key, replace))
  const calls = (card.card as { calls?: object }).calls ?? {}
  return [...kept, ...each(calls, (changed) => replace({ ...card.card, calls: changed }))]
}

function inBallot<C extends object>(
  card: C,
  key: string,
  replace: (card: C) => State,
): Secret<State>[] {
  const ballot = (card as Record<string, unknown>)[key] as { choices: object } | null | undefined
  if (!ballot?.choices) return []
  return each(ballot.choices, (choices) => replace({ ...card, [key]: { ...ballot, choices } }))
}

function each(answers: object, replace: (answers: object) => State): Secret<State>[] {
  return Object.entries(answers).map(([seat, answer]) => ({
    what: `answer of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: replace({ ...answers, [seat]: anotherThan(answer) }),
  }))
}

function anotherThan(answer: unknown): unknown {
  if (typeof answer === 'boolean') return !answer
  return typeof answer === 'number' ? answer + 1 : `not ${answer}`
}
