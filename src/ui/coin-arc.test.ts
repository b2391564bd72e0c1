import { expect, test } from 'vitest'
import { arcBetween } from './coin-arc.ts'

const button = { x: 40, y: 700 }
const coin = { x: 340, y: 120 }

test('an arc begins and ends where it should', () => {
  const arc = arcBetween(button, coin, 80)
  expect(arc.at(0)).toEqual(button)
  expect(arc.at(-1)).toEqual(coin)
})

test('it rises above the straight way', () => {
  const arc = arcBetween(button, coin, 80)
  const middle = arc[6]
  expect(middle?.x).toBe((button.x + coin.x) / 2)
  expect(middle?.y).toBeLessThan((button.y + coin.y) / 2)
})

test('downwards it rises first', () => {
  expect(arcBetween(coin, button, 200)[1]?.y).toBeLessThan(coin.y)
})
