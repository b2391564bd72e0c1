import { expect, test } from 'vitest'
import { boundsOf, unite } from './bounds.ts'
import {
  combine,
  ellipsePath,
  rectanglePath,
  rotatedBy,
  scaledBy,
  scaleOf,
  transformPath,
  translatedBy,
} from './path.ts'
import { readPath } from './read-path.ts'

test.each<[string, string, string]>([
  ['lines, absolute and relative', 'M1 2L3 4l1 1', 'M1 2L3 4L4 5'],
  ['level and upright lines', 'M1 2H5h1V7v-1', 'M1 2L5 2L6 2L6 7L6 6'],
  ['points without letters are lines', 'M0 0 1 1m1 0 1 1', 'M0 0L1 1M2 1L3 2'],
  ['after closing, from where it began', 'M1 1L5 5zl1 0', 'M1 1L5 5ZL2 1'],
  ['numbers without anything between', 'M-1-2L.5.5', 'M-1 -2L0.5 0.5'],
  ['a curve', 'M0 0C1 1 2 1 3 0c1 1 2 1 3 0', 'M0 0C1 1 2 1 3 0C4 1 5 1 6 0'],
  [
    'a smooth curve mirrors the handle',
    'M0 0C0 1 2 1 3 0S6 1 6 0',
    'M0 0C0 1 2 1 3 0C4 -1 6 1 6 0',
  ],
  ['and only that of a curve', 'M0 0L3 0S6 1 6 0', 'M0 0L3 0C3 0 6 1 6 0'],
  ['a quadratic curve becomes a cubic one', 'M0 0Q3 3 6 0', 'M0 0C2 2 4 2 6 0'],
  ['and goes on smoothly', 'M0 0Q3 3 6 0t6 0', 'M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0'],
  ['an arc without a radius is a line', 'M0 0A0 5 0 0 1 3 4', 'M0 0L3 4'],
])('%s', (_, data, wanted) => {
  const written = readPath(data).map(([letter, ...numbers]) => letter + numbers.join(' '))
  expect(written.join('')).toBe(wanted)
})

test.each<[string, string, [number, number, number, number]]>([
  ['half a circle, clockwise', 'M0 0A5 5 0 0 1 10 0', [0, -5, 10, 5]],
  ['half a circle, the other way', 'M0 0A5 5 0 0 0 10 0', [0, 0, 10, 5]],
  ['the long way round', 'M0 0A5 5 0 1 1 5 5', [0, -5, 10, 10]],
  ['the short way', 'M0 0A5 5 0 0 1 5 5', [0, 0, 5, 5]],
  ['flags without anything between', 'M0 0a5 5 0 0110 0', [0, -5, 10, 5]],
  ['a radius too small grows', 'M0 0A1 1 0 0 1 10 0', [0, -5, 10, 5]],
  ['an ellipse', 'M0 0A10 5 0 0 1 20 0', [0, -5, 20, 5]],
  ['an ellipse on its side', 'M0 0A10 5 90 0 1 10 0', [0, -10, 10, 10]],
  ['a curve reaches not to its handles', 'M0 0C0 -4 4 -4 4 0', [0, -3, 4, 3]],
])('the bounds of %s', (_, data, [x, y, width, height]) => {
  const bounds = boundsOf(readPath(data))
  expect(bounds?.x).toBeCloseTo(x, 2)
  expect(bounds?.y).toBeCloseTo(y, 2)
  expect(bounds?.width).toBeCloseTo(width, 2)
  expect(bounds?.height).toBeCloseTo(height, 2)
})

test.each(['M1', 'M1 2L3', 'X1 2', 'M0 0C1 1 2 2'])('“%s” is no path', (data) => {
  expect(() => readPath(data)).toThrow('no path')
})

test('shapes are as large as they say', () => {
  expect(boundsOf(rectanglePath(1, 2, 3, 4))).toEqual({ x: 1, y: 2, width: 3, height: 4 })
  expect(boundsOf(ellipsePath(5, 5, 3, 2))).toEqual({ x: 2, y: 3, width: 6, height: 4 })
  expect([boundsOf([]), unite([]), unite([null])]).toEqual([null, null, null])
})

test('what comes first in a transform is done last', () => {
  const matrix = combine(translatedBy(10, 0), combine(scaledBy(2), rotatedBy(90)))
  const [step] = transformPath([['M', 1, 0]], matrix)
  expect(step?.[1]).toBeCloseTo(10, 9)
  expect(step?.[2]).toBeCloseTo(2, 9)
  expect(scaleOf(matrix)).toBeCloseTo(2, 9)
})
