import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import {
  dare,
  defaultOptions,
  forAll,
  lines,
  many,
  type mixed,
  rule,
  truth,
} from '#tests/support/games/venue-cards.ts'
import { seeded } from '../random.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const follow: VenueMove = { type: 'follow' }
const pass: VenueMove = { type: 'pass' }
const skip: VenueMove = { type: 'skip' }
const names = ['Ann', 'Bo', 'Cy', 'Dot', 'Eve']
const table = (...cards: typeof mixed) =>
  playRules(venueRules, venueMessages, defaultOptions, { names, lists: lines(...cards) })
const chances = Array.from({ length: 20 }, (_, at) => at)

const drawn = ({ card }: VenueState) => [card?.a, card?.b, card?.amount, card?.words]

describe('Back, and on again', () => {
  const { start, must, play } = table(...many(truth))
  const ruled = table(...many(truth, 2), rule(1), ...many(dare), ...many(truth))

  test.each<[string, VenueState, VenueMove]>([
    ['who reads', start({ reader: 'one' }), { type: 'read', seat: 1 }],
    ['a card followed', start(), follow],
    ['a card passed', play(start(), follow), pass],
    ['a card swapped', play(start(), follow, follow), skip],
    ['a card for everybody', table(...many(forAll, 1), ...many(truth)).start(), follow],
    ['a rule agreed', ruled.play(ruled.start(), follow, follow), follow],
  ])('%s: the same names, the same price', (_, before, move) => {
    const after = must(before, move)
    for (const chance of chances) {
      expect(must(before, move, { random: seeded(chance) })).toEqual(after)
    }
  })

  test('whether it was followed or passed, the same card comes', () => {
    for (const seed of chances) {
      const before = { ...start(), seed }
      expect(drawn(play(before, pass))).toEqual(drawn(play(before, follow)))
    }
  })

  test('a card that is swapped first changes nothing about who is next, and for how much', () => {
    const { start, play } = table(...many(dare))
    for (const seed of chances) {
      const before = { ...start(), seed }
      const [who, , price] = drawn(play(before, follow))
      const [other, , otherPrice] = drawn(play(before, skip, skip, follow))
      expect([other, otherPrice]).toEqual([who, price])
    }
  })
})

test('another evening has other names and prices', () => {
  const { start, play } = table(...many(truth))
  const seconds = chances.map((seed) => play({ ...start(), seed }, follow).card)
  // All but the one whom the first card has named.
  expect(new Set(seconds.map((card) => card?.b)).size).toBe(4)
  expect(new Set(seconds.map((card) => card?.amount)).size).toBe(3)
})

test('a card swapped again and again names one after the other', () => {
  const { start, play } = table(...many(truth))
  let state = start()
  const others = chances.map(() => {
    state = play(state, skip)
    return state.card?.b
  })
  expect(new Set(others).size).toBe(4)
})
