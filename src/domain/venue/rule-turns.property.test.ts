import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import {
  dare,
  defaultOptions,
  forAll,
  lines,
  many,
  rule,
  truth,
} from '#tests/support/games/venue-cards.ts'
import { seeded, shuffle } from '../random.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import { ruleEvery } from './rule-turns.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const follow: VenueMove = { type: 'follow' }
const others = [...many(dare, 30), ...many(truth, 30), ...many(forAll, 10)]

/** Plays an evening to its end, and gives the rounds in which a rule was on the table. */
function roundsOfRules(
  state: VenueState,
  play: (state: VenueState, move: VenueMove) => VenueState,
  isSkipped: (round: number) => boolean = () => false,
): number[] {
  const rounds: number[] = []
  let now = state
  let skipped = 0
  while (!now.over) {
    if (now.phase === 'card' && now.card?.rule) rounds.push(now.round)
    const skips = now.phase === 'card' && skipped !== now.round && isSkipped(now.round)
    if (skips) skipped = now.round
    now = play(now, skips ? { type: 'skip' } : follow)
    if (now.lasting.length > 2) throw new Error('Three rules at once')
    const names = now.lasting.map(({ name }) => name)
    if (new Set(names).size < names.length) throw new Error('A rule twice at once')
  }
  return rounds
}

/** The most cards from one rule to the next, the beginning and the end of the evening included. */
function longestWait(rounds: readonly number[], cards: number): number {
  const ends = [0, ...rounds, cards + 1]
  return Math.max(...ends.slice(1).map((round, at) => round - (ends[at] ?? 0)))
}

const evening = fc.record({
  cards: fc.constantFrom(15, 25, 40),
  players: fc.integer({ min: 2, max: 10 }),
  rules: fc.array(fc.integer({ min: 3, max: 10 }), { minLength: 3, maxLength: 14 }),
  seed: fc.nat(),
})

describe('a house rule', () => {
  test('is on the table at least every eighth card, in thousands of deals of any deck', () => {
    fc.assert(
      fc.property(evening, ({ cards, players, rules, seed }) => {
        const deck = [...others, ...rules.map((lasts, at) => rule(at, lasts))]
        const lists = lines(...shuffle(deck, seeded(seed)))
        const { start, must } = playRules(venueRules, venueMessages, defaultOptions, { lists })
        const rounds = roundsOfRules(start({ cards }, players), must)
        expect(longestWait(rounds, cards)).toBeLessThanOrEqual(ruleEvery)
      }),
      { seed: 20261124, numRuns: 3000 },
    )
  }, 60_000)

  test('that is not for them has come all the same: the card in its place need be no rule', () => {
    fc.assert(
      fc.property(evening, ({ cards, players, rules, seed }) => {
        const deck = [...others, ...rules.map((lasts, at) => rule(at, lasts))]
        const lists = lines(...shuffle(deck, seeded(seed)))
        const { start, must } = playRules(venueRules, venueMessages, defaultOptions, { lists })
        const rounds = roundsOfRules(start({ cards }, players), must, (round) => round % 2 === 0)
        expect(longestWait(rounds, cards)).toBeLessThanOrEqual(ruleEvery)
      }),
      { seed: 20261124, numRuns: 500 },
    )
    const deck = [...many((at) => (at % 2 === 0 ? dare(at) : truth(at))), rule(1), rule(2)]
    const { start, play } = playRules(venueRules, venueMessages, defaultOptions, {
      lists: lines(...deck),
    })
    const due = play(start(), ...many(dare, 7).map(() => follow))
    expect(due.card?.kind).toBe('rule')
    expect(play(due, { type: 'skip' }).card?.kind).not.toBe('rule')
  })

  test('never comes where the table does without, or the deck has none', () => {
    for (const [options, deck] of [
      [{ lasting: false }, [...others, ...many(rule)]],
      [{}, others],
    ] as const) {
      const { start, must } = playRules(venueRules, venueMessages, defaultOptions, {
        lists: lines(...deck),
      })
      expect(roundsOfRules(start({ cards: 40, ...options }), must)).toEqual([])
    }
  })
})
