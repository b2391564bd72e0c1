import { expect, test } from 'vitest'
import { score } from './score.ts'

test('what nobody could notice counts neither way', () => {
  const verdicts = ['killed', 'killed', 'types', 'SURVIVED', 'unreached', 'equivalent'] as const
  expect(score('rules', verdicts, 6)).toBe(
    'rules: 60 % (goal 92 %), 2 killed by a test and 1 by the types of 5, 1 survived, 1 reached by no test, 1 equivalent, not counted',
  )
})

test('a run that was stopped says how far it came', () => {
  expect(score('rules', ['equivalent'], 20)).toMatch(/^rules: 0 %.*stopped after 1 of 20$/)
})
