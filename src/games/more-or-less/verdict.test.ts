import { expect, test } from 'vitest'
import { tableOf } from '#tests/support/games/more-or-less-table.ts'
import { rules } from './rules.ts'
import { verdictOf } from './verdict.ts'

test.each([
  ['right', [1, 2, 3], 'M', 'Right. One point for Left.'],
  ['right, with a bet', [1, 2, 3], 'M!', 'Right. One point for Left. The bet costs Right one.'],
  ['level', [2, 2, 3], 'L', 'Level, and level is right. One point for Left.'],
  ['wrong', [1, 2, 3], 'L', 'Wrong.'],
  ['wrong, with a bet', [1, 2, 3], 'L!', 'Wrong. Right bet well: one point.'],
  ['late', [1, 2, 3], 'T', 'Time is up.'],
  ['five in a row', [1, 2, 3, 4, 5, 6, 7], 'MMMMM', 'Right. Two points for Left, five in a row.'],
])('%s', (_, values, said, verdict) => {
  const { must, start, answers } = tableOf(values)
  const named = ['Left', 'Right'].reduce(
    (state, name, team) => must(state, { type: 'rename', team, name }),
    start(),
  )
  const state = answers(must(named, { type: 'begin' }), said)
  expect(verdictOf(rules.view(state, 'device'))).toBe(verdict)
})

test('the last card says who takes it', () => {
  const { must, begun, answers } = tableOf()
  const tied = must(answers(begun(), 'L'.repeat(20)), { type: 'next' })
  const [first, second] = tied.teams
  expect(verdictOf(rules.view(answers(tied, 'M'), 'device'))).toBe(
    `Right. ${first?.name} takes the last card.`,
  )
  expect(verdictOf(rules.view(answers(tied, 'L'), 'device'))).toBe(
    `Wrong. ${second?.name} takes the last card.`,
  )
})
