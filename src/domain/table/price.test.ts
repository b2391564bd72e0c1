import { expect, test } from 'vitest'
import { isPrice } from './price.ts'

test('only what can be chosen is read as a price', () => {
  expect(['points', 'soft', 'drinks', 'water', 'beer', null, 3].filter(isPrice)).toEqual([
    'points',
    'soft',
    'drinks',
  ])
})
