import { expect, test } from 'vitest'
import { addTake, dropPasses, endGame, followRows, type Take } from './takes.ts'

const take = (turn: number | null, row: number, isHit = true, bytes = 10): Take => ({
  turn,
  row,
  isHit,
  bytes,
})
const hit = { isHit: true }
const pass = { isHit: false }

test.each<[string, readonly Take[], Take, readonly Take[]]>([
  ['the first', [], take(1, 0), [take(1, 0)]],
  ['the next', [take(1, 0)], take(1, 1), [take(1, 0), take(1, 1)]],
  ['a row played again', [take(1, 0), take(1, 1)], take(1, 0), [take(1, 1), take(1, 0)]],
  ['the same row of another game', [take(null, 0)], take(1, 0), [take(null, 0), take(1, 0)]],
  ['as much as fits', [take(1, 0), take(1, 1)], take(1, 2), [0, 1, 2].map((row) => take(1, row))],
  [
    'more than fits',
    [0, 1, 2].map((row) => take(1, row)),
    take(1, 3),
    [1, 2, 3].map((row) => take(1, row)),
  ],
  ['one large one', [take(1, 0), take(1, 1)], take(1, 2, true, 30), [take(1, 2, true, 30)]],
  ['one too large', [take(1, 0)], take(1, 1, true, 31), []],
])('a take is added: %s', (_, before, added, after) => {
  expect(addTake(before, added, 30)).toEqual(after)
})

test.each<[string, readonly Take[], readonly Take[]]>([
  ['a hit that was none', [take(2, 0)], [take(2, 0, false)]],
  ['a pass that was a hit', [take(2, 1, false)], [take(2, 1)]],
  ['a row that was taken back', [take(2, 2)], []],
  ['a hit of an earlier turn', [take(1, 0)], [take(1, 0)]],
  ['a hit of an earlier game', [take(null, 0)], [take(null, 0)]],
])('the list is put right: %s', (_, before, after) => {
  expect(followRows(before, 2, [pass, hit])).toEqual(after)
})

test('nothing to cut leaves the very same film', () => {
  const takes = [take(1, 0), take(2, 0), take(2, 1, false)]
  expect(followRows(takes, 2, [hit, pass])).toBe(takes)
  const hits = takes.slice(0, 2)
  expect(dropPasses(hits)).toBe(hits)
})

test('of a turn that is settled only hits are left, and of a game no turn', () => {
  const takes = [take(1, 0), take(1, 1, false), take(2, 0)]
  expect(dropPasses(takes)).toEqual([take(1, 0), take(2, 0)])
  expect(endGame(takes)).toEqual([take(null, 0), take(null, 0)])
})
