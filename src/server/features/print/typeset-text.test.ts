import { describe, expect, test } from 'vitest'
import { boundsOf } from '#server/platform/rendering/geometry/bounds.ts'
import { type Face, openFace } from '#server/platform/rendering/typesetting/open-face.ts'
import { measureLine, typesetLine } from '#server/platform/rendering/typesetting/typeset-line.ts'
import { tableNames } from '#tests/support/app/sheet-orders.ts'
import { ink } from './swatches.ts'
import { type TextBox, typesetText } from './typeset-text.ts'

const box: TextBox = {
  x: 20,
  y: 30,
  width: 60,
  height: 12,
  face: 'dela',
  swatch: ink,
  maxMm: 10,
  minMm: 2,
  maxLines: 2,
}
const hairMm = 0.001

const boxes: [string, TextBox][] = [
  ['a line', { ...box, maxLines: 1 }],
  ['two lines', box],
  [
    'three lines in the middle',
    { ...box, height: 30, maxLines: 3, alignX: 'middle', alignY: 'middle' },
  ],
  ['the lower right corner', { ...box, alignX: 'right', alignY: 'bottom', leading: 1 }],
  ['a narrow column', { ...box, width: 8, height: 60, maxLines: 9, face: 'zen', tracking: -0.02 }],
  ['a slit', { ...box, height: 1.5, face: 'zen' }],
]

describe.each(boxes)('in %s', (_, place) => {
  test.each(tableNames)('%s is printed, and stays inside', async (_name, name) => {
    const { shapes, ink: covered } = await typesetText(name, place)
    expect(shapes.length).toBeGreaterThan(0)
    expect(covered?.x).toBeGreaterThanOrEqual(place.x - hairMm)
    expect(covered?.y).toBeGreaterThanOrEqual(place.y - hairMm)
    expect((covered?.x ?? 0) + (covered?.width ?? 0)).toBeLessThan(place.x + place.width + hairMm)
    expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThan(place.y + place.height + hairMm)
  })
})

test.each<[TextBox['alignX'], (box: { x: number; width: number }) => number, number]>([
  ['left', ({ x }) => x, 20],
  ['middle', ({ x, width }) => x + width / 2, 50],
  ['right', ({ x, width }) => x + width, 80],
])('at the %s stands the ink, not the metal', async (alignX, read, wanted) => {
  for (const text of ['W', 'i', 'j', 'Fill my eye.', 'שלום']) {
    const { ink: covered } = await typesetText(text, { ...box, alignX: alignX })
    expect(covered && read(covered)).toBeCloseTo(wanted, 6)
  }
})

test('nothing is printed of nothing', async () => {
  expect(await typesetText(['', '🎉'], box)).toMatchObject({ shapes: [], ink: null, lineCount: 0 })
})

describe('a line', () => {
  /** Outline by outline from the left, each by itself: neighbours are kerned by their order. */
  const outlines = (text: string, face: Face) => {
    let start = 0
    return typesetLine(text, face).path.map(([letter, ...numbers]) => {
      if (letter === 'M') start = numbers[0] ?? 0
      const own = numbers.map((number, index) => (index % 2 === 0 ? number - start : number))
      return [letter, ...own.map((number) => number.toFixed(4))]
    })
  }

  test.each<[string, string, string]>([
    ['Hebrew is set from the right', 'שלום', 'םולש'],
    ['Latin within Hebrew keeps its order', 'אב Kari גד', 'דג Kari בא'],
    ['brackets turn round with it', 'א(ב)', '(ב)א'],
  ])('%s', async (_, text, seen) => {
    const face = await openFace('dela', text + seen)
    // Forced apart, every letter stands where it is seen: the same outlines, from left to right.
    const isolated = `\u202d${seen}\u202c`
    expect(outlines(text, face)).toEqual(outlines(isolated, face))
  })

  test('Arabic letters are joined', async () => {
    const face = await openFace('dela', 'ب')
    const widthOf = (text: string) => boundsOf(typesetLine(text, face).path)?.width ?? 0
    expect(widthOf('ببب')).toBeLessThan(widthOf('ب') * 3 * 0.9)
  })

  test('letters are kerned', async () => {
    const face = await openFace('dela', 'To')
    const apart = measureLine('T', face) + measureLine('o', face)
    expect(measureLine('To', face)).toBeLessThan(apart - 0.01)
  })

  test('tracking is added behind every letter, and leaves joined ones joined', async () => {
    const face = await openFace('dela', 'abcببب')
    expect(measureLine('abc', face, 0.1)).toBeCloseTo(measureLine('abc', face) + 0.3, 6)
    expect(measureLine('ببب', face, 0.1)).toBeCloseTo(measureLine('ببب', face), 6)
  })

  test('what is measured is what is set', async () => {
    const face = await openFace('zen', 'Scan. שלום (7) مرحبا')
    const { advance } = typesetLine('Scan. שלום (7) مرحبا', face, 0.02)
    expect(advance).toBeCloseTo(measureLine('Scan. שלום (7) مرحبا', face, 0.02), 6)
  })
})
