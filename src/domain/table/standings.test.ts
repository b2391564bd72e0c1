import { expect, test } from 'vitest'
import { addCounts, addTo, countsAt, leaders, rankRows, trailers } from './standings.ts'

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
  const row = (_: number, count: number) => ({ score: String(count) })
  const seats = (best: 'most' | 'fewest') =>
    rankRows([1, 0, 1], best, row).map((entry) => entry.seat)
  expect(seats('most')).toEqual([0, 2, 1])
  expect(seats('fewest')).toEqual([1, 0, 2])
})

test('amounts are added to the seats named', () => {
  expect(addTo([0, 1, 2], [0, 2])).toEqual([1, 1, 3])
  expect(addTo([0, 1], [1], 3)).toEqual([0, 4])
})

test('the counts of certain seats stand in seating order', () => {
  expect(countsAt([5, 6, 7, 8], [3, 1])).toEqual([6, 8])
  expect(countsAt([5, 6], [2])).toEqual([])
})

test('two lists are added seat by seat, the second with nothing where it is shorter', () => {
  expect(addCounts([1, 2, 3], [4, 5, 6])).toEqual([5, 7, 9])
  expect(addCounts([1, 2, 3], [4])).toEqual([5, 2, 3])
})
