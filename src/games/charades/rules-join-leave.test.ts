import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'

import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const names = ['Anna', 'Bo', 'Cem', 'Dot', 'Eli']
const { start, play, due, recap } = playRules(
  rules,
  messages,
  { ...options.defaults, steal: false },
  { names },
)
const begun = (change = {}) => {
  const state = start(change)
  return state.phase === 'teams' ? play(state, { type: 'begin' }) : state
}
const run = (state: State) => due(play(state, { type: 'start' }))
const leave = (state: State, seat: number) => rules.leave(state, seat, noTime())
const join = (state: State, name: string) => rules.join(state, { ...latePlayer, name }, noTime())
const seatOf = (state: State) => rules.view(state, 'device').seat
const turn = (state: State) => due(play(run(state), { type: 'hit' }))

test('a latecomer is in the smaller team from the next turn on', () => {
  const running = run(begun())
  const joined = join(running, 'Fay')
  const sizes = (state: State) => state.teams.map(({ seats }) => seats.length)
  expect(sizes(joined).sort()).toEqual([2, 3])
  const next = play(turn(join(begun(), 'Fay')), { type: 'next' })
  expect(sizes(next)).toEqual([3, 3])
})

describe('the guesser leaves', () => {
  test('before the clock: a teammate guesses', () => {
    const ready = begun()
    const { team, seat } = rules.view(ready, 'device')
    const left = leave(ready, seat)
    expect(rules.view(left, 'device').team).toBe(team)
    expect(left.teams[team]?.seats).toContain(seatOf(left))
  })

  test('in their turn: it ends, and what was guessed stays', () => {
    const running = play(run(begun()), { type: 'hit' }, { type: 'hit' })
    const { seat, team } = rules.view(running, 'device')
    const left = leave(running, seat)
    expect(left).toMatchObject({ phase: 'ready', phrase: null, clock: null })
    expect([left.hits[seat], left.points[team]]).toEqual([2, 2])
    expect(rules.view(left, 'device').team).not.toBe(team)
  })
})

test('whoever guesses next still does when somebody else of the team leaves', () => {
  const ready = begun()
  const mates = ready.teams[rules.view(ready, 'device').team]?.seats ?? []
  const other = mates.find((seat) => seat !== seatOf(ready)) ?? 0
  expect(seatOf(leave(ready, other))).toBe(seatOf(ready))
})

test('the last one of a team: one is dealt over', () => {
  const two = leave(begun(), 0)
  const small = two.teams.findIndex(({ seats }) => seats.length === 2)
  const gone = two.teams[small]?.seats ?? []
  const left = gone.reduce<State>((state, seat) => leave(state, seat), two)
  expect(left.teams.map(({ seats }) => seats.length)).toEqual([1, 1])
})

describe('everyone alone', () => {
  const alone = begun({ teams: 0 })

  test('the turns go on without one who left, whose points stay', () => {
    const one = play(turn(alone), { type: 'next' })
    const left = leave(one, 0)
    expect(seatOf(left)).toBe(1)
    expect(recap(left).rows.find(({ seat }) => seat === 0)?.score).toBe('1')
    expect(recap(left).winners).toEqual([])
  })

  test('a latecomer has a side, and a turn in this lap', () => {
    const joined = join(alone, 'Fay')
    expect(joined.teams).toHaveLength(6)
    expect(rules.view(joined, 'device').rounds).toBe(12)
  })
})
