import { expect, test } from 'vitest'
import { arcBetween } from './coin-arc.ts'

const slab = { x: 40, y: 700 }
const coin = { x: 340, y: 120 }

test('an arc begins and ends where it should', () => {
  const arc = arcBetween(slab, coin, 80)
  expect(arc.at(0)).toEqual(slab)
  expect(arc.at(-1)).toEqual(coin)
})

test('it rises above the straight way', () => {
  const arc = arcBetween(slab, coin, 80)
  const middle = arc[6]
  expect(middle?.x).toBe((slab.x + coin.x) / 2)
  expect(middle?.y).toBeLessThan((slab.y + coin.y) / 2)
})

test('downwards it rises first', () => {
  expect(arcBetween(coin, slab, 200)[1]?.y).toBeLessThan(coin.y)
})
