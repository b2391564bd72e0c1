import { expect, test } from 'vitest'
import { isSips, type Owed, owedTogether } from './owed.ts'

test.for<[owed: Owed[], together: Owed]>([
  [[], 'points'],
  [['points', 'points'], 'points'],
  [['soft', 'soft'], 'soft'],
  [['drinks'], 'drinks'],
  [['water', 'water'], 'water'],
  [['drinks', 'soft'], 'drinks'],
  [['drinks', 'water'], 'drinks'],
  [['drinks', 'points'], 'choice'],
  [['soft', 'points'], 'choice'],
  [['choice', 'drinks'], 'choice'],
])('%o together: %s', ([owed, together]) => {
  expect(owedTogether(owed)).toBe(together)
})

test('points and water are no sips', () => {
  const all: Owed[] = ['points', 'soft', 'drinks', 'water', 'choice']
  expect(all.filter(isSips)).toEqual(['soft', 'drinks', 'choice'])
})
