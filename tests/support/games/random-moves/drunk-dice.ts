import { nextHere } from '#domain/table/presence.ts'
import type { Actor } from '#domain/table/seating.ts'
import { messages } from '#games/drunk-dice/messages.ts'
import { rules } from '#games/drunk-dice/rules.ts'
import { type Options, options } from '#games/drunk-dice/rules-options.ts'
import { type Move, type State, stepOf } from '#games/drunk-dice/rules-state.ts'
import type { View } from '#games/drunk-dice/rules-view.ts'
import { often, type RandomGames, type Secret } from '../random-games.ts'

const bare: Options = {
  laps: 3,
  threeMan: false,
  makeRule: false,
  duel: false,
  dodges: false,
  pace: true,
}

export const games: RandomGames<State, Move, View, Options> = {
  rules,
  messages,
  options: [
    { ...options.defaults, laps: 3 },
    options.defaults,
    bare,
    { ...options.defaults, laps: 0 },
  ],
  players: [2, 3, 8, 20],
  tries: (state, by) => [
    ...commonTries(state),
    ...(typeof by === 'number' ? seatTries(state) : []),
  ],
  sees: {
    throw: { call: 'their own phone', 'who tapped a name': 'nobody' },
    give: { 'who tapped a name': 'nobody' },
    successor: { 'who tapped a name': 'nobody' },
    rule: {
      suggestion: 'whose turn, their own phone',
      'who suggests': 'their own phone',
      'who tapped a name': 'nobody',
    },
    duel: { 'duel call': 'their own phone', 'who tapped a name': 'nobody' },
    // A caught slip may be dodged before the throw that was called.
    dodge: { call: 'their own phone', 'who tapped a name': 'nobody' },
    pass: { 'who tapped a name': 'nobody' },
  },
  phaseOf: stepOf,
  partsOf: ({ turn, duel, dodging }) => ({
    'whose turn': [turn],
    rival: duel ? [duel.rival] : [],
    dodging,
  }),
  secrets: (state) =>
    state.seating === 'passed'
      ? []
      : [...callSecrets(state), ...winnerSecrets(state), ...unsignedSecrets(state)],
  answers: ({ calls, winnerCalls }) => ({ ...calls, ...winnerCalls }),
}

function commonTries(state: State): Move[] {
  const { players, turn } = state
  const left = nextHere(state, turn)
  return [
    ...often<Move>({ type: 'throw' }),
    ...often<Move>({ type: 'pass' }),
    { type: 'give', seat: left },
    { type: 'give', seat: players.length - 1 },
    { type: 'give', seat: turn },
    { type: 'name', seat: left },
    { type: 'rule', text: 'No first names' },
    { type: 'challenge', seat: players.length - 1 },
    { type: 'challenge', seat: players.length },
  ]
}

function seatTries(state: State): Move[] {
  const { turn, duel } = state
  const left = nextHere(state, turn)
  return [
    ...([7, 9, 11, 'double'] as const).map((call) => ({ type: 'call' as const, call })),
    { type: 'callWinner', seat: duel?.rival ?? turn },
    { type: 'callWinner', seat: turn },
    { type: 'dodge', seat: turn },
    { type: 'dodge', seat: left },
    { type: 'suggest', text: 'Left hands' },
    { type: 'suggest', text: 'No “dice”' },
    { type: 'caught', seat: left },
    { type: 'caught', seat: turn },
  ]
}

function callSecrets(state: State): Secret<State>[] {
  return Object.entries(state.calls).map(([seat, call]) => ({
    what: `call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, calls: { ...state.calls, [seat]: call === 7 ? 9 : 7 } },
  }))
}

function winnerSecrets(state: State): Secret<State>[] {
  return Object.entries(state.winnerCalls).map(([seat, winner]) => ({
    what: `duel call of seat ${seat}`,
    seenBy: [Number(seat)],
    replaced: { ...state, winnerCalls: { ...state.winnerCalls, [seat]: winner + 1 } },
  }))
}

/** Who suggested a rule is seen by that seat alone, who tapped a name by nobody. */
function unsignedSecrets(state: State): Secret<State>[] {
  const suggested = state.suggestions.flatMap(({ by }, at): Secret<State>[] => {
    const change = (part: { by?: Actor; text?: string }) => ({
      ...state,
      suggestions: state.suggestions.map((each, place) =>
        place === at ? ({ ...each, ...part } as typeof each) : each,
      ),
    })
    return [
      {
        what: `suggestion of seat ${by}`,
        seenBy: [by, state.turn],
        replaced: change({ text: 'Other' }),
      },
      {
        what: `who suggests, of seat ${by}`,
        seen: 'their own phone',
        seenBy: [by],
        replaced: change({ by: 99 }),
      },
    ]
  })
  const caught = state.caught.map((tap) => ({ ...tap, by: 99 }))
  return caught.length === 0
    ? suggested
    : [...suggested, { what: 'who tapped a name', seenBy: [], replaced: { ...state, caught } }]
}
