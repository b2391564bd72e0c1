import fc from 'fast-check'
import { test } from 'vitest'
import { seeded } from '../random.ts'
import { addTo } from '../table/standings.ts'
import { chooseAsked, chooseNamed } from './fair-turn.ts'

/** Deals cards, each with or without a second name, and gives the counts after each. */
function deal(players: number, cards: readonly boolean[], seed: number) {
  const random = seeded(seed)
  const none = Array.from({ length: players }, () => 0)
  let counts = { asked: none, named: none }
  let last: number | null = null
  return cards.map((needsOther) => {
    const asked = chooseAsked(counts, needsOther, last, random)
    const named = needsOther ? chooseNamed(counts, asked, random) : null
    last = asked
    counts = {
      asked: addTo(counts.asked, [asked]),
      named: named === null ? counts.named : addTo(counts.named, [named]),
    }
    return { ...counts, by: asked, other: named }
  })
}

const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

const evening = fc.tuple(
  fc.integer({ min: 2, max: 20 }),
  fc.array(fc.boolean(), { minLength: 1, maxLength: 120, size: 'max' }),
  fc.nat(),
)

test('nobody has a second turn before everybody had one', () => {
  fc.assert(
    fc.property(evening, ([players, cards, seed]) =>
      deal(players, cards, seed).every(({ asked }) => spread(asked) < 2),
    ),
    { seed: 20261122, numRuns: 1000 },
  )
})

test('nobody is named with themselves', () => {
  fc.assert(
    fc.property(evening, ([players, cards, seed]) =>
      deal(players, cards, seed).every(({ by, other }) => other !== by),
    ),
    { seed: 20261122, numRuns: 1000 },
  )
})

test('nobody is named much more often than another, whatever cards come', () => {
  fc.assert(
    fc.property(evening, ([players, cards, seed]) =>
      deal(players, cards, seed).every(({ named }) => spread(named) < 3),
    ),
    { seed: 20261122, numRuns: 1000 },
  )
})
