import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import {
  dare,
  defaultOptions,
  forAll,
  lines,
  many,
  mixed,
  rule,
  truth,
} from '#tests/support/games/venue-cards.ts'
import { promptKey } from '../prompts/memory.ts'
import { parseLine, type VenueCard } from './card.ts'
import { venueMessages } from './messages.ts'
import type { VenueMove } from './moves.ts'
import type { VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const follow: VenueMove = { type: 'follow' }
const pass: VenueMove = { type: 'pass' }
const skip: VenueMove = { type: 'skip' }
const read = (seat: number): VenueMove => ({ type: 'read', seat })

function table(...cards: VenueCard[]) {
  return playRules(venueRules, venueMessages, defaultOptions, {
    names: ['Ann', 'Bo', 'Cy'],
    lists: lines(...cards),
  })
}

const wordsOf = ({ card, players }: VenueState) =>
  card?.words.parts
    .map((part) =>
      'text' in part ? part.text : 'sips' in part ? `<${part.sips}>` : players[part.seat]?.name,
    )
    .join('')

describe('following and passing', () => {
  const { start, play, refusal } = table(...many(dare))

  test('whoever follows the card has one more followed', () => {
    const before = start()
    const owner = before.card?.a ?? -1
    expect(play(before, follow).counts.followed[owner]).toBe(1)
  })

  test('whoever takes the penalty instead has one more passed, and nothing else', () => {
    const before = start()
    const owner = before.card?.a ?? -1
    const { counts } = play(before, pass)
    expect(counts.passed[owner]).toBe(1)
    expect(counts.followed).toEqual([0, 0, 0])
  })

  test('“Not for us” costs nothing: same round, same owner, another card', () => {
    const before = start()
    const after = play(before, skip)
    expect(after.card?.words.raw).not.toBe(before.card?.words.raw)
    expect(after.card?.a).toBe(before.card?.a)
    expect(after).toMatchObject({ round: 1, seen: [] })
    expect(after.counts).toEqual(before.counts)
  })

  test.each([1, 3])('a card costs from one to %i', (most) => {
    const amounts = new Set<number>()
    let state = start({ most, cards: 40 })
    while (!state.over) {
      amounts.add(state.card?.amount ?? 0)
      state = play(state, follow)
    }
    expect([...amounts].sort()).toEqual([1, 2, 3].slice(0, most))
  })

  test('nobody passes on a card that is for everybody', () => {
    const { start, refusal } = table(...many(forAll))
    expect(refusal(start(), pass)).toBe('That one is for everybody. “Not for us” is free.')
  })

  test('a card for everybody counts for nobody', () => {
    const { start, play } = table(...many(forAll))
    expect(play(start(), follow).counts).toEqual(start().counts)
  })

  test('the cards that were played are kept for the review, skipped ones are not', () => {
    const first = start()
    const second = play(first, follow)
    const swapped = play(second, skip)
    const lineOf = ({ card }: VenueState) => card?.words.raw
    expect(play(swapped, pass).seen.map(({ line }) => line)).toEqual([first, swapped].map(lineOf))
    const played = [first, play(first, skip), second, swapped, play(swapped, pass)]
    expect(played.map((state) => venueRules.view(state, 'device').played)).toEqual([0, 0, 1, 1, 2])
  })

  test('a game that is over takes no move', () => {
    const over = play(start(), ...many(dare, 15).map(() => follow))
    expect(venueRules.ended(over)).toBe(true)
    expect(venueRules.prompt(over)).toBeNull()
    expect(refusal(over, follow)).toBe('The game is over.')
  })
})

describe('names on cards', () => {
  test('the owner and somebody else are named, and the amount is said', () => {
    const { start } = table(
      { kind: 'challenge', text: '{A} against {B}, {all} watches: {n}. {all} claps.' },
      ...many(dare),
    )
    expect(wordsOf(start())).toMatch(
      /^(Ann|Bo|Cy) against (Ann|Bo|Cy), everybody watches: <[123]>\. Everybody claps\.$/,
    )
  })

  test('sober words stand beside the others, with the same names', () => {
    const { start } = table({ kind: 'bar', text: '{A} at the bar.', sober: '{A} by the wall.' })
    const { card } = start()
    const [who] = card?.words.parts ?? []
    expect(card?.soberWords.parts).toEqual([who, { text: ' by the wall.' }])
  })

  test.each([2, 3, 5, 10])('with %i players nobody has two turns more than another', (count) => {
    const deck = mixed.filter((card) => card.kind !== 'rule')
    const { start, play } = table(...deck)
    let state = start(
      { cards: 40 },
      Array.from({ length: count }, (_, at) => `P${at}`),
    )
    while (!state.over) {
      const { asked } = state.counts
      expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(1)
      expect(state.card?.b).not.toBe(state.card?.a ?? -1)
      state = play(state, follow)
    }
  })
})

describe('the reader', () => {
  const { start, play, refusal } = table(...many(dare))

  test('is the next one round the table, card by card', () => {
    let state = start()
    const readers = Array.from({ length: 6 }, () => {
      const { reader } = venueRules.view(state, 'device')
      state = play(state, follow)
      return reader
    })
    expect(readers).toEqual([0, 1, 2, 0, 1, 2])
  })

  test('is one for the evening where the house says so', () => {
    const before = start({ reader: 'one' })
    expect(venueRules.view(before, 'device')).toMatchObject({ phase: 'reader', card: null })
    expect(refusal(before, follow)).toBe('Say first who reads.')
    expect(refusal(before, read(7))).toBe('Nobody sits there.')
    const begun = play(before, read(2))
    expect(venueRules.view(play(begun, follow, follow), 'device')).toMatchObject({
      reader: 2,
      round: 3,
    })
    expect(refusal(begun, read(1))).toBe('The reader has been chosen.')
  })
})

describe('lasting rules', () => {
  const cards = [dare(1), truth(2), rule(1), dare(3), rule(2, 4), truth(4), rule(3), forAll(9)]
  const { start, play, refusal } = table(...cards, ...many(dare), ...many(truth))
  const toRule = play(start(), follow, follow)

  test('hold from the card after their own until their last, and an end card lifts them', () => {
    expect(toRule.card?.rule).toMatchObject({ name: 'Rule 1', until: 6 })
    const on = play(toRule, follow)
    expect(on.lasting.map(({ name }) => name)).toEqual(['Rule 1'])
    const atEnd = play(on, follow, follow, follow)
    expect(atEnd).toMatchObject({ phase: 'lift', round: 6 })
    expect(venueRules.view(atEnd, 'device').lifted?.name).toBe('Rule 1')
    expect(venueRules.prompt(atEnd)).toBeNull()
    expect(refusal(atEnd, skip)).toBe('That rule is lifted. On to the next card.')
    expect(play(atEnd, follow)).toMatchObject({ phase: 'card', round: 7 })
    expect(play(atEnd, follow).lasting.map(({ name }) => name)).not.toContain('Rule 1')
  })

  test('the end card names whose rule it was', () => {
    const owner = toRule.card?.a
    expect(toRule.card?.rule?.lifted.parts[0]).toEqual({ seat: owner })
  })

  test('nobody passes on a rule', () => {
    expect(refusal(toRule, pass)).toBe('That one is for everybody. “Not for us” is free.')
  })

  test('at most two hold at once, and none comes in the first two cards or the last three', () => {
    const { start, play } = table(...many((at) => rule(at, 10), 30), ...many(dare), ...many(truth))
    let state = start()
    while (!state.over) {
      expect(state.lasting.length).toBeLessThanOrEqual(2)
      if (state.phase === 'card' && state.card?.rule) {
        expect(state.lasting.length).toBeLessThan(2)
        expect(state.round).toBeGreaterThanOrEqual(3)
        expect(state.round).toBeLessThanOrEqual(12)
      }
      state = play(state, follow)
    }
    expect(state.lasting).toEqual([])
  })

  test('all of them are lifted by the last card of the evening', () => {
    const { start, play } = table(dare(1), truth(2), rule(1, 10), ...many(dare), ...many(truth))
    let state = play(start(), follow, follow, follow)
    while (state.phase === 'card') state = play(state, follow)
    expect(state).toMatchObject({ phase: 'lift', round: 13, over: false })
    const late = table(...many(dare, 11), truth(1), rule(1, 10), ...many(dare), ...many(truth))
    let end = late.start()
    while (end.phase === 'card' && !end.over) end = late.play(end, follow)
    expect(end).toMatchObject({ phase: 'lift', round: 15 })
    expect(late.play(end, follow).over).toBe(true)
  })

  test('none comes where the house says so', () => {
    const { start, play } = table(...mixed)
    let state = start({ lasting: false, cards: 40 })
    while (!state.over) {
      expect(state.card?.rule).toBeNull()
      state = play(state, follow)
    }
  })
})

describe('the deck', () => {
  test.each([15, 25, 40])('an evening has %i cards', (cards) => {
    const { start, play } = table(...many(dare))
    const last = play(start({ cards }), ...many(dare, cards - 1).map(() => follow))
    expect(venueRules.ended(last)).toBe(false)
    expect(venueRules.ended(play(last, follow))).toBe(true)
  })

  test('no kind comes three times running while there is another', () => {
    const { start, play } = table(...many(dare, 20), ...many(truth, 20))
    let state = start()
    while (!state.over) state = play(state, follow)
    const kinds = state.seen.map(({ line }) => parseLine(line).kind)
    for (let at = 2; at < kinds.length; at++) {
      expect(new Set(kinds.slice(at - 2, at + 1)).size).toBeGreaterThan(1)
    }
  })

  test('drawn to its end it begins again with its oldest', () => {
    const { start, play } = table(dare(1), truth(2), dare(3), truth(4))
    let state = start()
    const drawn: string[] = []
    while (!state.over) {
      drawn.push(promptKey(state.card?.words.raw ?? ''))
      state = play(state, follow)
    }
    expect(drawn.slice(4, 8)).toEqual(drawn.slice(0, 4))
  })

  test('other cards are drawn from the next one on', () => {
    const { start, play } = table(...many(dare))
    const state = venueRules.changePacks(start(), lines(truth(1), truth(2)))
    expect(state.card?.kind).toBe('dare')
    expect(play(state, follow).card?.kind).toBe('truth')
  })
})

describe('the end', () => {
  const { start, play, recap } = table(...many(dare))

  test('says who played along most', () => {
    const first = start()
    const name = ['Ann', 'Bo', 'Cy'][first.card?.a ?? -1]
    expect(recap(play(first, follow)).headline).toBe(`${name} played along most.`)
    expect(recap(play(first, follow)).winners).toEqual([first.card?.a])
    const { headline } = recap(play(first, follow, follow, follow))
    expect(headline).toBe('All of you played along.')
    expect(recap(play(first, pass)).headline).toBe('Nobody played along. The cards forgive you.')
  })

  test('lists everybody, most followed first; what they passed is a note', () => {
    const first = start()
    const owner = first.card?.a
    const [top, other] = recap(play(first, follow)).rows
    expect(top).toMatchObject({ seat: owner, score: '1', note: 'card followed, 0 passed' })
    expect(other).toMatchObject({ score: '0', note: 'cards followed, 0 passed' })
  })
})
