import { expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { addSeatToDeck, changeDeckPacks, drawPrompt, lastRound, newDeck } from './deck.ts'

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

test('prompts name everybody before they name somebody twice, a latecomer too', () => {
  const random = seeded(1)
  let deck = addSeatToDeck(newDeck([['Kiss {other}']], 3))
  for (let round = 1; round <= 4; round++) {
    for (let draw = 0; draw < 3; draw++) deck = drawPrompt(deck, 0, 0, random).deck
    expect(deck.mentions).toEqual([0, round, round, round])
  }
  expect(addSeatToDeck({ ...deck, mentions: [3, 2, 5] }).mentions).toEqual([3, 2, 5, 2])
})

test('restocked, it draws from the other packs at once', () => {
  const { deck } = drawMany(2)
  expect(drawMany(2, 0, changeDeckPacks(deck, [['new']])).raws).toEqual(['new', 'new'])
})

test('an empty list is a fault of the caller', () => {
  expect(() => drawMany(1, 0, newDeck([[]], 2))).toThrow(RangeError)
})

test.each([
  ['ends with the house rule where there are prompts enough', 2, 2, 3, 3],
  ['ends with the last new prompt of a small deck', 2, 2, 40, 3],
  ['ends now where every prompt was shown', 3, 3, 40, 3],
  ['ends sooner by prompts that were passed over', 3, 2, 40, 2],
  ['has no end without a number of rounds', 3, 9, 0, 0],
])('a game %s', (_, drawn, round, wanted, last) => {
  expect(lastRound(drawMany(drawn).deck, round, wanted)).toBe(last)
})
