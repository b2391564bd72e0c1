import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { playRules } from '#tests/support/games/play-rules.ts'

import { rules, type State } from './rules.ts'
import { options } from './rules-options.ts'

const names = ['Anna', 'Bo', 'Cem', 'Dot', 'Eli']
const { start, play } = playRules(rules, { ...options.defaults, steal: false }, { names })
const begun = (change = {}) => {
  const state = start(change)
  return state.phase === 'teams' ? play(state, { type: 'begin' }) : state
}
const toEnd = { type: 'timeout' } as const
const seatOf = (state: State) => rules.view(state, null).seat
const turn = (state: State) =>
  rules.move(play(state, { type: 'start' }, { type: 'hit' }), toEnd, {
    seat: null,
    now: 999_999,
    random: () => 0,
  }) as State

test('a latecomer is in the smaller team from the next turn on', () => {
  const running = play(begun(), { type: 'start' })
  const joined = rules.join(running, { ...latePlayer, name: 'Fay' })
  const sizes = (state: State) => state.teams.map(({ seats }) => seats.length)
  expect(sizes(joined).sort()).toEqual([2, 3])
  const next = play(turn(rules.join(begun(), { ...latePlayer, name: 'Fay' })), { type: 'next' })
  expect(sizes(next)).toEqual([3, 3])
})

describe('the guesser leaves', () => {
  test('before the clock: a teammate guesses', () => {
    const ready = begun()
    const { team, seat } = rules.view(ready, null)
    const left = rules.leave(ready, seat)
    expect(rules.view(left, null).team).toBe(team)
    expect(left.teams[team]?.seats).toContain(seatOf(left))
  })

  test('in their turn: it ends, and what was guessed stays', () => {
    const running = play(begun(), { type: 'start' }, { type: 'hit' }, { type: 'hit' })
    const { seat, team } = rules.view(running, null)
    const left = rules.leave(running, seat)
    expect(left).toMatchObject({ phase: 'ready', phrase: null, clock: null })
    expect([left.hits[seat], left.points[team]]).toEqual([2, 2])
    expect(rules.view(left, null).team).not.toBe(team)
  })
})

test('whoever guesses next still does when somebody else of the team leaves', () => {
  const ready = begun()
  const mates = ready.teams[rules.view(ready, null).team]?.seats ?? []
  const other = mates.find((seat) => seat !== seatOf(ready)) ?? 0
  expect(seatOf(rules.leave(ready, other))).toBe(seatOf(ready))
})

test('the last one of a team: one is dealt over', () => {
  const two = rules.leave(begun(), 0)
  const small = two.teams.findIndex(({ seats }) => seats.length === 2)
  const gone = two.teams[small]?.seats ?? []
  const left = gone.reduce<State>((state, seat) => rules.leave(state, seat), two)
  expect(left.teams.map(({ seats }) => seats.length)).toEqual([1, 1])
})

describe('everyone alone', () => {
  const alone = begun({ teams: 0 })

  test('the turns go on without one who left, whose points stay', () => {
    const one = play(turn(alone), { type: 'next' })
    const left = rules.leave(one, 0)
    expect(seatOf(left)).toBe(1)
    expect(rules.recap(left).rows.find(({ seat }) => seat === 0)?.score).toBe('1')
    expect(rules.recap(left).winners).toEqual([])
  })

  test('a latecomer has a side, and a turn in this lap', () => {
    const joined = rules.join(alone, { ...latePlayer, name: 'Fay' })
    expect(joined.teams).toHaveLength(6)
    expect(rules.view(joined, null).rounds).toBe(12)
  })
})
