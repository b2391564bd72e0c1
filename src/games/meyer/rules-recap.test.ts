import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import { table } from './rules-test-table.ts'

const { start, recap } = playRules(rules, messages, options.defaults, table)

test('those who are out are ranked by the round in which they went out', () => {
  const over: State = {
    ...start({}, ['Ann', 'Bo', 'Cy', 'Di']),
    lives: [0, 2, 0, 0],
    outIn: [3, null, 1, 7],
    over: true,
  }
  const { rows, headline, winners } = recap(over)
  expect([headline, winners]).toEqual(['Bo is the last one in.', [1]])
  expect(rows.map(({ seat }) => seat)).toEqual([1, 3, 0, 2])
  expect(rows.map(({ score }) => score)).toEqual(['2', '0', '0', '0'])
})
