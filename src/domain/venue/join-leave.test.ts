import { describe, expect, test } from 'vitest'
import { latePlayer } from '#tests/support/games/late-player.ts'
import { noTime, playRules } from '#tests/support/games/play-rules.ts'
import { defaultOptions, lines, mixed } from '#tests/support/games/venue-cards.ts'
import { venueMessages } from './messages.ts'
import { readerOf } from './reader.ts'
import type { DealtCard, VenueState } from './state.ts'
import { venueRules } from './venue-rules.ts'

const { start, play, recap } = playRules(venueRules, venueMessages, defaultOptions, {
  lists: lines(...mixed),
})
const follow = { type: 'follow' } as const
const readers = (state: VenueState, count: number) =>
  Array.from({ length: count }, (_, at) => readerOf(play(state, ...Array(at).fill(follow))))

/** A card for those two. */
const cardFor = (a: number, b: number | null): DealtCard => {
  const words = { raw: '{"kind":"dare","text":"{A} sings."}', parts: [{ seat: a }] }
  return {
    kind: 'dare',
    does: 'follow',
    choices: null,
    words,
    soberWords: words,
    a,
    b,
    amount: 1,
    alcohol: false,
    rule: null,
  }
}

describe('somebody leaves', () => {
  test.each([
    ['whom the card asks', cardFor(1, 2), 1],
    ['whom it names', cardFor(2, 1), 1],
  ])('%s: another card comes, which leaves them out', (_, card, seat) => {
    const left = venueRules.leave({ ...start(), card, phase: 'card' }, seat, noTime())
    expect(left.card?.words.raw).not.toBe(card.words.raw)
    expect([left.card?.a, left.card?.b]).not.toContain(seat)
    expect(left.round).toBe(1)
  })

  test('who reads: the next reads, and then the one after', () => {
    const left = venueRules.leave(start({ lasting: false }), 0, noTime())
    expect(readers(left, 4)).toEqual([1, 2, 3, 1])
  })

  test('the one reader: the next takes it over', () => {
    const one = play(start({ reader: 'one' }), { type: 'read', seat: 2 })
    expect(readerOf(venueRules.leave(one, 2, noTime()))).toBe(3)
  })

  test('a rule in force about them stays, and so do their points', () => {
    const { words, soberWords } = cardFor(1, null)
    const lasting = [{ words, soberWords, name: 'Song', lifted: words, until: 9 }]
    const left = venueRules.leave({ ...start(), lasting, points: [0, 2, 0, 0] }, 1, noTime())
    expect(left.lasting).toEqual(lasting)
    expect(recap(left).rows.at(-1)).toMatchObject({ seat: 1, score: '2' })
    expect(venueRules.recap(left).winners).toEqual([0, 2, 3])
  })
})

describe('a latecomer', () => {
  test('is asked no more often than the others', () => {
    const counts = { ...start().counts, asked: [3, 2, 3, 3], named: [1, 1, 1, 2] }
    const joined = venueRules.join({ ...start(), counts }, latePlayer, noTime())
    expect(joined.counts).toMatchObject({ asked: [3, 2, 3, 3, 2], named: [1, 1, 1, 2, 1] })
  })

  test.each([
    ['no points are counted yet', undefined, undefined],
    ['level with whoever has most', [0, 2, 0, 0], [0, 2, 0, 0, 2]],
  ])('%s', (_, points, expected) => {
    expect(venueRules.join({ ...start(), points }, latePlayer, noTime()).points).toEqual(expected)
  })

  test('does not change who reads', () => {
    const before = play(start({ lasting: false }), follow, follow, follow, follow)
    const joined = venueRules.join(before, latePlayer, noTime())
    expect([readerOf(before), ...readers(joined, 3)]).toEqual([0, 0, 1, 2])
  })
})
