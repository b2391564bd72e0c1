import { expect, test } from 'vitest'
import {
  beginStroke,
  countPoints,
  extendStroke,
  grid,
  hasRoom,
  isFull,
  isStroke,
  maxPoints,
  maxStrokes,
  readDrawing,
  type Stroke,
} from './drawing.ts'

const { width, height } = grid

test.each<[string, readonly unknown[], boolean]>([
  ['a dot', [0, 1, 1], true],
  ['a line to the corner', [3, 0, 0, width, height], true],
  ['an ink without points', [0], false],
  ['nothing', [], false],
  ['an ink there is not', [4, 1, 1], false],
  ['half a point', [0, 1, 1, 2], false],
  ['a point off the card', [0, width + 1, 1], false],
  ['a point below the card', [0, 1, height + 1], false],
  ['a point before the card', [0, -1, 1], false],
  ['a point between two', [0, 1.5, 1], false],
  ['a point that is no number', [0, Number.NaN, 1], false],
  ['markup', [0, '1"><script>', 1], false],
  ['a list', [0, [1], 1], false],
])('%s: %j', (_, stroke, isGood) => {
  expect(isStroke(stroke)).toBe(isGood)
})

test.each<[string, unknown, number]>([
  ['nothing', null, 0],
  ['a text', '[[0,1,1]]', 0],
  ['a stroke among rubbish', [null, 7, [0, 1, 1], [9, 1, 1], {}], 1],
  ['too many strokes', Array(maxStrokes + 5).fill([0, 1, 1]), maxStrokes],
  ['too many points', [[0, ...Array(maxPoints * 2 + 2).fill(1)]], 0],
])('what is saved as %s is read', (_, saved, strokes) => {
  expect(readDrawing(saved)).toHaveLength(strokes)
})

test('a finger is followed on the grid, and never off the card', () => {
  const stroke = extendStroke(extendStroke(beginStroke(2, 0.5, 0.5), 1.2, -0.1), 1.2, -0.1)
  expect(stroke).toEqual([2, width / 2, height / 2, width, 0])
})

test('a finger that trembles draws nothing new', () => {
  const stroke: Stroke = beginStroke(0, 0.5, 0.5)
  expect(extendStroke(stroke, 0.503, 0.503)).toBe(stroke)
})

test('three steps of the grid are worth a point', () => {
  const stroke: Stroke = beginStroke(0, 0.5, 0.5)
  expect(extendStroke(stroke, 0.5 + 2 / width, 0.5)).toBe(stroke)
  expect(extendStroke(stroke, 0.5 + 3 / width, 0.5)).toHaveLength(5)
  expect(extendStroke(stroke, 0.5, 0.5 - 3 / height)).toHaveLength(5)
})

test('a card is full by its strokes, or by its points', () => {
  expect(isFull([[0, 1, 1]])).toBe(false)
  expect(isFull(Array(maxStrokes).fill([0, 1, 1]))).toBe(true)
  const long = [0, ...Array(maxPoints * 2).fill(1)]
  expect([countPoints([long]), isFull([long])]).toEqual([maxPoints, true])
  expect([hasRoom([], [0, 1, 1]), hasRoom([[0, 1, 1]], long)]).toEqual([true, false])
})
