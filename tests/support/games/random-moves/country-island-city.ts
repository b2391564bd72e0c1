import { seatsHere } from '#domain/table/presence.ts'
import { messages } from '#games/country-island-city/messages.ts'
import { rules } from '#games/country-island-city/rules.ts'
import { type Options, options } from '#games/country-island-city/rules-options.ts'
import type { Filling, Move, Phase, State } from '#games/country-island-city/rules-state.ts'
import type { View } from '#games/country-island-city/rules-view.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const plain = ['stop', 'pens-down', 'timeout', 'resume', 'answer', 'skip', 'next', 'next'] as const

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, rounds: 3 },
    { ...options.defaults, answers: 'typed', grace: 0, extras: 3, rounds: 3, writing: 45 },
    { ...options.defaults, mode: 'verbal', hardLetters: true, danishLetters: true, rounds: 3 },
  ],
  players: [2, 3, 8, 20],
  // Too few for the check that no prompt comes twice: one that was written to is marked as well.
  lists: [Array.from({ length: 60 }, (_, at) => `Extra ${at}`)],
  tries: (state, by) => (typeof by === 'number' ? ownTries(state, by) : deviceTries(state)),
  sees: {
    letter: {},
    writing: {},
    grace: {},
    marking: {},
    filling: { answers: 'their own phone' },
    column: {
      'later answers': 'nobody',
      doubts: 'their own phone',
      like: 'their own phone',
      vote: 'their own phone',
    },
    scores: {},
    turn: {},
    spoken: { call: 'their own phone', vote: 'their own phone' },
    lost: {},
  },
  phaseOf: ({ phase }) => phase.name,
  partsOf: ({ phase, stopper }) =>
    phase.name === 'letter'
      ? { stopper: [stopper] }
      : phase.name === 'turn' || phase.name === 'spoken'
        ? { 'whose turn': [phase.seat] }
        : {},
  secrets: (state) => [...writingSecrets(state), ...columnSecrets(state), ...spokenSecrets(state)],
  answers: ({ phase }) => {
    if (phase.name === 'filling') return usualAnswers(phase)
    if (phase.name === 'column') return { ...phase.judging.ballot?.choices }
    return phase.name === 'spoken' ? { ...phase.calls } : {}
  },
}

function deviceTries({ players: { length }, letters }: State): Move[] {
  return [
    ...plain.map((type) => ({ type })),
    { type: 'next' },
    { type: 'done', seat: 0 },
    { type: 'mark', seat: length - 1, mark: 'none' },
    { type: 'mark', seat: 0, mark: 'shared' },
    { type: 'rule-out', seat: length - 1 },
    { type: 'write', seat: length - 1, answer: `${letters.at(-1)}erry` },
    { type: 'turn-to', column: 1 },
    { type: 'challenge', seat: length - 1 },
    { type: 'challenge', seat: length },
    { type: 'vote', vote: { upheld: 1, against: 2 } },
    { type: 'judge' },
    { type: 'drop' },
    { type: 'draft', answers: ['Bonn'] },
  ]
}

function ownTries(state: State, by: number): Move[] {
  const { phase, letters, columns } = state
  const place = (at: number) => `${letters.at(-1)}erry ${at}`
  const here = seatsHere(state)
  switch (phase.name) {
    case 'filling':
      return [
        ...often<Move>({ type: 'draft', answers: columns.map((_, at) => place(at + (by % 3))) }),
        ...often<Move>({ type: 'done' }),
        { type: 'draft', answers: ['1', place(1)] },
        { type: 'draft', answers: Array(9).fill('') },
        { type: 'skip' },
        { type: 'next' },
      ]
    case 'column': {
      const keys = Object.values(phase.judging.answers).map((answer) => answer.toLowerCase())
      return [
        ...often<Move>({ type: 'stand', stands: false }),
        { type: 'stand', stands: true },
        ...keys.slice(0, 4).flatMap((key): Move[] => [
          { type: 'doubt', key },
          { type: 'like', key },
        ]),
        { type: 'doubt', key: 'nothing' },
        { type: 'next' },
      ]
    }
    case 'spoken':
      return [
        ...here.map((to): Move => ({ type: 'answer', to })),
        ...often<Move>({ type: 'answer' }),
        ...often<Move>({ type: 'start' }),
        ...often<Move>({ type: 'stand', stands: false }),
        { type: 'stand', stands: true },
        { type: 'challenge' },
        { type: 'challenge' },
        { type: 'call', seat: here[0] ?? 0 },
        { type: 'call', seat: here.at(-1) ?? 0 },
        { type: 'skip' },
      ]
    default:
      return [
        ...often<Move>({ type: 'next' }),
        { type: 'stop' },
        { type: 'skip' },
        { type: 'done' },
      ]
  }
}

/** A skip takes the others off the table. */
function usualAnswers({ writing }: Filling): Record<number, readonly string[]> {
  const entries = Object.entries(writing.answers)
  return Object.fromEntries(entries.map(([seat, typed]) => [seat, typed.slice(0, 3)]))
}

function withPhase(state: State, phase: Phase): State {
  return { ...state, phase }
}

function writingSecrets(state: State): Secret<State>[] {
  const { phase } = state
  if (phase.name !== 'filling') return []
  const { writing } = phase
  return Object.entries(writing.answers)
    .slice(0, 1)
    .map(([seat, answers]) => {
      const others = answers.map((answer) => `${answer}s`)
      const changed = { ...writing, answers: { ...writing.answers, [seat]: others } }
      const replaced = withPhase(state, { ...phase, writing: changed })
      return { what: `answers of seat ${seat}`, seenBy: [Number(seat)], replaced }
    })
}

/** Doubts, likes, votes, and the answers of the columns to come. */
function columnSecrets(state: State): Secret<State>[] {
  const { phase } = state
  if (phase.name !== 'column') return []
  const { judging, likes, answers, column } = phase
  const { ballot, doubts } = judging
  // One is enough at a time: every view groups all answers.
  return seatsHere(state)
    .slice(-1)
    .flatMap((seat): Secret<State>[] => {
      const seenBy = [seat]
      const doubted = { ...judging, doubts: { ...doubts, [seat]: ['another'] } }
      const liked = { ...likes, [seat]: { column: 0, key: 'another' } }
      const later = (answers[seat] ?? []).map((answer, at) => (at > column ? 'Another' : answer))
      const vote = ballot?.choices[seat]
      return [
        {
          what: `doubts of seat ${seat}`,
          seenBy,
          replaced: withPhase(state, { ...phase, judging: doubted }),
        },
        {
          what: `like of seat ${seat}`,
          seenBy,
          replaced: withPhase(state, { ...phase, likes: liked }),
        },
        {
          what: `later answers of seat ${seat}`,
          seenBy: [],
          replaced: withPhase(state, { ...phase, answers: { ...answers, [seat]: later } }),
        },
        ...(ballot && vote !== undefined
          ? [
              {
                what: `vote of seat ${seat}`,
                seenBy,
                replaced: withPhase(state, {
                  ...phase,
                  judging: {
                    ...judging,
                    ballot: { ...ballot, choices: { ...ballot.choices, [seat]: !vote } },
                  },
                }),
              },
            ]
          : []),
      ]
    })
}

function spokenSecrets(state: State): Secret<State>[] {
  const { phase } = state
  if (phase.name !== 'spoken') return []
  const { calls, challenge } = phase
  const called = Object.keys(calls).map((seat): Secret<State> => {
    const changed = { ...calls, [seat]: Number(seat) }
    const replaced = withPhase(state, { ...phase, calls: changed })
    return { what: `call of seat ${seat}`, seenBy: [Number(seat)], replaced }
  })
  const voted = Object.entries(challenge?.ballot.choices ?? {}).map(([seat, vote]) => {
    if (!challenge) throw new Error('No challenge')
    const choices = { ...challenge.ballot.choices, [seat]: !vote }
    const changed = { ...challenge, ballot: { ...challenge.ballot, choices } }
    const replaced = withPhase(state, { ...phase, challenge: changed })
    return { what: `vote of seat ${seat}`, seenBy: [Number(seat)], replaced }
  })
  return [...called, ...voted]
}
