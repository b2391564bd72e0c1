import { describe, expect, test } from 'vitest'
import { alphabet } from '#domain/prompts/letters.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import {
  answerKeys,
  type Cell,
  columnPoints,
  emptyCell,
  lowestPays,
  type Mark,
  sumPoints,
} from './rules-scoring.ts'

const letters = alphabet(false, false)
const marked = (mark: Mark, out = false): Cell => ({ ...emptyCell, mark, out })
const typed = (answer: string, out = false): Cell => ({ ...emptyCell, answer, out })
const score = (cells: Cell[]) => columnPoints(answerKeys(cells, 'B', letters))

const none = marked('none')
const own = marked('own')
const shared = marked('shared')

describe('a column marked on paper', () => {
  test.each([
    ['nobody has anything', [none, none], [0, 0]],
    ['the sole valid answer has 20', [none, own, none], [0, 20, 0]],
    ['valid and unique has 10', [own, own, none], [10, 10, 0]],
    ['shared has 5', [shared, shared, own], [5, 5, 10]],
    ['two pairs have 5 each', [shared, shared, shared, shared], [5, 5, 5, 5]],
    ['everybody the same has 5', [shared, shared], [5, 5]],
    ['one voted out has 0', [marked('own', true), own, own], [0, 10, 10]],
    ['and leaves the other the sole one', [marked('own', true), own], [0, 20]],
    ['a shared one voted out frees its twin', [marked('shared', true), shared, own], [0, 10, 10]],
    ['which may be the sole one left', [marked('shared', true), shared, none], [0, 20, 0]],
    ['one of three leaves a pair', [marked('shared', true), shared, shared], [0, 5, 5]],
    ['all voted out have 0', [marked('shared', true), marked('shared', true)], [0, 0]],
  ])('%s', (_, cells, points) => {
    expect(score(cells)).toEqual(points)
  })
})

describe('a column typed in', () => {
  test.each([
    ['the sole valid answer has 20', [typed('Bonn'), typed('')], [20, 0]],
    ['valid and unique has 10', [typed('Bonn'), typed('Bern')], [10, 10]],
    ['shared has 5', [typed('Bonn'), typed(' bonn '), typed('Bern')], [5, 5, 10]],
    ['the wrong letter has 0', [typed('Paris'), typed('Bonn')], [0, 20]],
    ['the wrong letter shares nothing', [typed('Paris'), typed('paris')], [0, 0]],
    ['the article neither parts nor helps', [typed('The Bahamas'), typed('bahamas')], [5, 5]],
    ['an answer called shared is an answer', [typed('Bshared'), typed('B own')], [10, 10]],
    ['voted out has 0', [typed('Bonk', true), typed('Bonn'), typed('Bern')], [0, 10, 10]],
    ['and may leave the sole one', [typed('Bonk', true), typed('Bonn')], [0, 20]],
  ])('%s', (_, cells, points) => {
    expect(score(cells)).toEqual(points)
  })
})

describe('the sum', () => {
  test.each([
    [
      'of columns',
      [
        [20, 0, 5],
        [10, 10, 5],
      ],
      [30, 10, 10],
    ],
    ['of nothing', [], [0, 0, 0]],
  ])('%s', (_, rows, sums) => {
    expect(sumPoints(rows, 3)).toEqual(sums)
  })
})

describe('the last place pays', () => {
  test.each([
    ['one for 20 points', [60, 40], { seats: [1], count: 1 }],
    ['nothing for 19', [59, 40], null],
    ['one for 39', [79, 40], { seats: [1], count: 1 }],
    ['two for 40', [40, 80], { seats: [0], count: 2 }],
    ['three at most', [400, 0, 10], { seats: [1], count: 3 }],
    ['all who share the last place', [60, 20, 20, 60], { seats: [1, 2], count: 2 }],
    ['nobody when all are even', [50, 50, 50], null],
    ['nobody before a point is made', [0, 0], null],
  ])('%s', (_, totals, expected) => {
    expect(lowestPays({ players: seatPlayers(totals.length), history: [totals] })).toEqual(expected)
  })
})
