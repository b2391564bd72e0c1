import { expect, test } from 'vitest'
import type { MenuPack } from '#domain/packs/pack.ts'
import { hasDrinks } from './has-drinks.ts'

const packs = [
  { id: 'classics', alcohol: false },
  { id: 'last-orders', alcohol: true },
  { id: 'custom:7', alcohol: true },
] as MenuPack[]

test.for<[string | null, boolean]>([
  [null, false],
  ['classics', false],
  ['classics,last-orders', true],
  ['classics,custom:7@x1', true],
  ['classics,limits:3', false],
])('a deck from %s', ([source, expected]) => {
  expect(hasDrinks(source, packs)).toBe(expected)
})

test.for<[string, boolean]>([
  ['false', true],
  ['falselimits:3,custom:7', true],
  ['true', false],
])('cards from %s', ([source, expected]) => {
  expect(hasDrinks(source, null)).toBe(expected)
})
