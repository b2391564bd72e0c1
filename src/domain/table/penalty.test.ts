import { expect, test } from 'vitest'
import { amountText, penaltyText } from './penalty.ts'

test.each([
  [1, 'drinks', 'one sip'],
  [2, 'drinks', 'two sips'],
  [4, 'drinks', 'three sips'],
  [12, 'drinks', 'three sips'],
  [1, 'points', 'one point'],
  [12, 'points', '12 points'],
  [1, 'soft', 'one soft sip'],
  [12, 'soft', 'three soft sips'],
  [1, 'choice', 'one sip or point'],
  [12, 'choice', 'three sips or points'],
  [1, 'water', 'a water'],
  [12, 'water', 'a water'],
] as const)('a penalty of %i for %s: %s', (count, owed, text) => {
  expect(penaltyText(count, owed)).toBe(text)
})

test('what is shared out is not cut to three', () => {
  expect(amountText(6, 'drinks')).toBe('six sips')
  expect(amountText(1, 'points')).toBe('one point')
})
