import { expect, test } from 'vitest'
import { isPrice, isSips, type Owed, owedTogether } from './price.ts'

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

test('only what can be chosen is read as a price', () => {
  expect(['points', 'soft', 'drinks', 'water', 'beer', null, 3].filter(isPrice)).toEqual([
    'points',
    'soft',
    'drinks',
  ])
})
