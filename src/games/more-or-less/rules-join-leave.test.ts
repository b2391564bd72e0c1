import { expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { promptListOf } from '#tests/support/games/more-or-less-table.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const values = Array.from({ length: 30 }, (_, at) => 10 + at)
const { start, play } = playRules(
  rules,
  messages,
  { ...options.defaults, bets: false },
  {
    lists: [promptListOf(values, 'm'), promptListOf(values, 'kg')],
  },
)
const guessing = play(start(), { type: 'begin' })
const sizes = (state: State) => state.teams.map(({ seats }) => seats.length)

test('a latecomer is on the smaller side from the next card on', () => {
  const joined = rules.join(guessing, latePlayer, noTime())
  expect(sizes(joined)).toEqual([2, 2])
  expect(sizes(play(joined, { type: 'more' }, { type: 'next' }))).toEqual([3, 2])
})

test('who leaves has the points of their side, and wins nothing', () => {
  const seat = guessing.teams[0]?.seats[0] ?? 0
  const left = rules.leave({ ...guessing, points: [3, 1] }, seat, noTime())
  const { rows, winners } = rules.recap(left)
  expect(rows.find((row) => row.seat === seat)?.score).toBe('3')
  expect(winners).toHaveLength(1)
  expect(winners).not.toContain(seat)
})

test('a side that is left empty gets one of the other', () => {
  const seats = guessing.teams[1]?.seats ?? []
  const left = seats.reduce<State>((state, seat) => rules.leave(state, seat, noTime()), guessing)
  expect(sizes(left)).toEqual([1, 1])
})

test('the clock waits when somebody leaves', () => {
  expect(rules.leave(guessing, 0, noTime()).clock?.runningSince).toBeNull()
})
