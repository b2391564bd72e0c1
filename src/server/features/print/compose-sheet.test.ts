import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { safeMarginMm } from '#domain/print/sheet-list.ts'
import { type Box, grow, unite } from '#server/platform/rendering/geometry/bounds.ts'
import {
  itemPaths,
  longestArticle,
  orderAt,
  plainPaths,
  tableNames,
} from '#tests/support/app/sheet-orders.ts'
import { composeSheet } from './compose-sheet.ts'
import { boundsOfShape, type Drawing } from './drawing.ts'

/** Every sheet about the site or the bar itself, as it is without a name. */
const plainSheets = await Promise.all(
  plainPaths.map(async (path) => ({ path, plain: await composeSheet(orderAt(path)) })),
)

/** Less than a press can see. */
const hairMm = 0.01

function isWithin(inner: Box, outer: Box): boolean {
  const { x, y, width, height } = grow(outer, hairMm)
  return (
    inner.x >= x &&
    inner.y >= y &&
    inner.x + inner.width <= x + width &&
    inner.y + inner.height <= y + height
  )
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x + hairMm ||
    other.x + other.width <= one.x + hairMm ||
    one.y + one.height <= other.y + hairMm ||
    other.y + other.height <= one.y + hairMm
  )
}

function wordsOf({ art }: Drawing): Box[] {
  return art
    .filter(({ role }) => role === 'words')
    .map(boundsOfShape)
    .filter((box) => box !== null)
}

/** What a printer, or whoever holds a phone to it, would send back. */
function faultsOf(drawing: Drawing, least = { sideMm: 32, moduleMm: 0.5 }): string[] {
  const safe = grow(drawing.trim, -safeMarginMm)
  const words = wordsOf(drawing)
  return [
    ...words.filter((box) => !isWithin(box, safe)).map((box) => `words at ${place(box)}`),
    ...drawing.codes.flatMap(({ modules, quiet, moduleMm }) => [
      ...(isWithin(modules, safe) ? [] : [`a code at ${place(modules)}`]),
      ...(isWithin(quiet, drawing.trim) ? [] : [`no quiet round ${place(modules)}`]),
      ...(modules.width >= least.sideMm ? [] : [`a code of ${modules.width} mm`]),
      ...(moduleMm >= least.moduleMm ? [] : [`modules of ${moduleMm} mm`]),
      ...words
        .filter((box) => !isApart(box, quiet))
        .map((box) => `words in a code at ${place(box)}`),
    ]),
    ...(drawing.codes.length > 0 && words.length > 0 ? [] : ['a sheet without code or words']),
  ]
}

function place({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((mm) => mm.toFixed(2)).join(' ')
}

describe('everything that is read or scanned stands where it may', () => {
  test.each(plainPaths)('%s and every game and article', async (path) => {
    const faults: string[] = []
    for (const item of itemPaths) {
      const drawing = await composeSheet(orderAt(path + item))
      faults.push(...faultsOf(drawing).map((fault) => `${item}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

  test.each(tableNames)('with %s for a name, which is printed', async (_, name) => {
    const faults: string[] = []
    for (const { path, plain } of plainSheets) {
      const drawing = await composeSheet(orderAt(path, { name }))
      faults.push(...faultsOf(drawing).map((fault) => `${path}: ${fault}`))
      expect(wordsOf(drawing), path).not.toEqual(wordsOf(plain))
    }
    expect(faults).toEqual([])
  })

  test.each([
    ['a long address', `https://${'party-'.repeat(18)}dojo.example`],
    ['an address with a port', 'http://192.168.178.120:30303'],
  ])('with %s', async (_, origin) => {
    const item = `/articles/${longestArticle.slug}`
    for (const path of plainPaths) {
      // Fewer codes would be scanned than with a short address, but still by a steady hand.
      const least = { sideMm: 32, moduleMm: 0.4 }
      expect(faultsOf(await composeSheet(orderAt(path + item, { origin })), least)).toEqual([])
    }
  })
})

test.each(['', '   ', '🎉🎉🎉', '\u0301\u0301', '\u200b'])(
  'a name of which nothing can be printed, “%s”, changes nothing',
  async (name) => {
    for (const { path, plain } of plainSheets) {
      const { art } = await composeSheet(orderAt(path, { name }))
      // Thousands of shapes: `toEqual` takes six times as long over them.
      expect(isDeepStrictEqual(art, plain.art), path).toBe(true)
    }
  },
)

test.each(plainPaths.filter((path) => !path.endsWith('placemat')))(
  '%s is printed with black and one other ink',
  async (path) => {
    for (const item of ['', '/games/meyer', '/articles/the-line']) {
      const { art, isTwoInks } = await composeSheet(orderAt(path + item, { name: 'Table 7' }))
      const swatches = art.flatMap(({ fill, stroke }) => [fill, stroke?.swatch])
      const names = new Set(swatches.flatMap((swatch) => swatch?.name ?? []))
      const cloth = { standard: 'vermilion', slusen: 'sora', scrollbar: 'matcha' }
      const own = cloth[path.split('/')[0] as keyof typeof cloth]
      expect([isTwoInks, [...names].sort()]).toEqual([true, ['ink', 'paper', own].sort()])
    }
  },
)

test.each<[string, number]>([
  ['stickers', 12],
  ['table-sign', 1],
  ['roll-up-banner', 1],
  ['business-card', 1],
  ['placemat', 1],
])('%s carries %i codes, each to the same place', async (sheet, count) => {
  const { codes } = await composeSheet(orderAt(`standard/${sheet}/games/meyer`))
  const link = `https://partydojo.example/go?to=/games/meyer&src=standard-${sheet}`
  expect(codes.map((code) => code.link)).toEqual(Array(count).fill(link))
})

test('on a banner the code hangs at the height of a hand, and nothing is read below the knee', async () => {
  for (const path of plainPaths.filter((each) => each.endsWith('banner'))) {
    const drawing = await composeSheet(orderAt(path, { name: 'The Anchor' }))
    const [code] = drawing.codes
    const middle = (code?.modules.y ?? 0) + (code?.modules.height ?? 0) / 2
    const lowest = unite(wordsOf(drawing))
    expect(code?.modules.width).toBeGreaterThanOrEqual(200)
    expect(2000 - middle).toBeGreaterThan(1100)
    expect(2000 - middle).toBeLessThan(1300)
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(1850)
  }
})

test.each(plainPaths)(
  'with bleed, the art of %s runs beyond every edge, and marks keep off',
  async (path) => {
    const { art, marks, page, trim, bleed } = await composeSheet(orderAt(path, { bleed: true }))
    expect([trim.x, trim.y, page.widthMm - trim.width, page.heightMm - trim.height]).toEqual([
      8, 8, 16, 16,
    ])
    expect(bleed).toEqual(grow(trim, 3))
    expect(isWithin(bleed, unite(art.map(boundsOfShape)) ?? trim)).toBe(true)
    const corners = marks.slice(0, 8).map(boundsOfShape)
    expect(corners.every((mark) => mark && isApart(mark, grow(bleed, -0.1)))).toBe(true)
    expect(marks.every((mark) => mark.stroke?.widthMm === 0.1)).toBe(true)
  },
)

test('without bleed there is nothing but the sheet', async () => {
  const { marks, page, trim, bleed } = await composeSheet(orderAt('standard/stickers'))
  expect([marks, page, trim, bleed]).toEqual([
    [],
    { widthMm: 210, heightMm: 297 },
    { x: 0, y: 0, width: 210, height: 297 },
    { x: 0, y: 0, width: 210, height: 297 },
  ])
})
