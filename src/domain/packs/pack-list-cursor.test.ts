import { describe, expect, test } from 'vitest'
import { formatPackCursor, parsePackCursor } from './pack-list-cursor.ts'

describe('a cursor', () => {
  test.each(['a', 'A-b_9', '0199f3c4-0000-7000-8000-000000000000'])('names its place: %s', (id) => {
    const place = { rank: 1_790_000_000_000, packId: id }
    expect(parsePackCursor('new', formatPackCursor('new', place))).toEqual(place)
  })

  test.each([
    [2 ** 31 - 1, true],
    [2 ** 31, false],
    [Number.MAX_SAFE_INTEGER, false],
  ])('of the popular with rank %i: %s', (rank, isOne) => {
    expect(parsePackCursor('popular', `popular-${rank}-a`) !== null).toBe(isOne)
  })

  test.each([
    ['made up', 'next'],
    ['empty', ''],
    ['of another order', 'popular-3-a'],
    ['of an order that is none', 'old-3-a'],
    ['with a rank below zero', 'new--3-a'],
    ['with a rank that is no whole number', 'new-3.5-a'],
    ['with a rank beyond numbers', 'new-9999999999999999-a'],
    ['with an id that is none', 'new-3-a b'],
    ['without an id', 'new-3-'],
    ['with SQL in it', "new-3-a' or 1=1 --"],
  ])('%s is none', (_, text) => expect(parsePackCursor('new', text)).toBeNull())
})
