import { expect, test } from 'vitest'
import { addTo, leaders, rankRows, trailers } from './standings.ts'

test.each([
  [[0, 0, 0], [], [0, 1, 2]],
  [[1, 3, 3], [1, 2], [0]],
  [
    [2, 2],
    [0, 1],
    [0, 1],
  ],
])('%j: leaders %j, trailers %j', (counts, most, fewest) => {
  expect(leaders(counts)).toEqual(most)
  expect(trailers(counts)).toEqual(fewest)
})

test('rows come best first, ties in seating order', () => {
  const row = (_: number, count: number) => ({ score: String(count), note: '' })
  const seats = (best: 'most' | 'fewest') =>
    rankRows([1, 0, 1], best, row).map((entry) => entry.seat)
  expect(seats('most')).toEqual([0, 2, 1])
  expect(seats('fewest')).toEqual([1, 0, 2])
})

test('amounts are added to the seats named', () => {
  expect(addTo([0, 1, 2], [0, 2])).toEqual([1, 1, 3])
  expect(addTo([0, 1], [1], 3)).toEqual([0, 4])
})
