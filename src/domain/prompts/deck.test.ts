import { expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { drawPrompt, newDeck, restockDeck } from './deck.ts'

function drawMany(count: number, list = 0, deck = newDeck([['a', 'b', 'c'], ['x']], 2)) {
  const random = seeded(1)
  const raws = Array.from({ length: count }, () => {
    const drawn = drawPrompt(deck, list, 0, random)
    deck = drawn.deck
    return drawn.prompt.raw
  })
  return { raws, deck }
}

test('draws in order, then begins again with the oldest', () => {
  expect(drawMany(5).raws).toEqual(['a', 'b', 'c', 'a', 'b'])
})

test('each list keeps its own place', () => {
  const { deck } = drawMany(2)
  expect(drawMany(1, 1, deck).raws).toEqual(['x'])
  expect(drawMany(1, 0, deck).raws).toEqual(['c'])
})

test('restocked, it draws from the other packs at once', () => {
  const { deck } = drawMany(2)
  expect(drawMany(2, 0, restockDeck(deck, [['new']])).raws).toEqual(['new', 'new'])
})

test('an empty list is a fault of the caller', () => {
  expect(() => drawMany(1, 0, newDeck([[]], 2))).toThrow(RangeError)
})
