import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { grow } from '#server/platform/rendering/geometry/bounds.ts'
import { rasterise } from '#server/platform/rendering/rasterise.ts'
import { cropPixels, readPng } from '#tests/support/app/read-png.ts'
import { longestArticle, orderAt, plainPaths } from '#tests/support/app/sheet-orders.ts'
import { composeSheet } from './compose-sheet.ts'
import type { CodePlacement } from './drawing.ts'
import { sheetLink } from './sheet-request.ts'
import { paper } from './swatches.ts'
import { writePng } from './write-png.ts'
import { writeSvg } from './write-svg.ts'

const paths = [
  ...plainPaths,
  ...['stickers', 'business-card', 'placemat'].flatMap((sheet) => [
    `standard/${sheet}/games/country-island-city`,
    `scrollbar/${sheet}/articles/${longestArticle.slug}`,
  ]),
]

test.each(paths)('every code on %s is read, on bare paper', async (path) => {
  const order = orderAt(path, { bleed: path.includes('/games/') })
  const drawing = await composeSheet(order)
  const pixels = readPng(await writePng(drawing))
  const pxPerMm = pixels.width / drawing.page.widthMm
  for (const { quiet, moduleMm, modules } of drawing.codes) {
    const seen = cropPixels(pixels, inPixels(quiet, pxPerMm))
    expect(jsQR(seen.data, seen.width, seen.height)?.data).toBe(sheetLink(order))
    const sheer = grow(modules, moduleMm * 0.3)
    expect(inkBetween(pixels, quiet, sheer, pxPerMm)).toBe(0)
  }
})

test.each(plainPaths.filter((path) => !path.endsWith('stickers')))(
  'a phone that sees all of %s finds the code',
  async (path) => {
    const order = orderAt(path)
    const drawing = await composeSheet(order)
    const { data, width, height } = readPng(await rasterise(writeSvg(drawing), 1000))
    expect(jsQR(data, width, height)?.data).toBe(sheetLink(order))
  },
)

type Place = CodePlacement['quiet']

function inPixels({ x, y, width, height }: Place, pxPerMm: number): Place {
  const [left, top] = [Math.ceil(x * pxPerMm), Math.ceil(y * pxPerMm)]
  return {
    x: left,
    y: top,
    width: Math.floor((x + width) * pxPerMm) - left,
    height: Math.floor((y + height) * pxPerMm) - top,
  }
}

/** How many pixels of the quiet zone are not the colour of paper. */
function inkBetween(
  { data, width }: ReturnType<typeof readPng>,
  outer: Place,
  inner: Place,
  pxPerMm: number,
): number {
  const [out, within] = [inPixels(outer, pxPerMm), inPixels(inner, pxPerMm)]
  const wanted = Number.parseInt(paper.hex.slice(1), 16)
  let count = 0
  for (let y = out.y; y < out.y + out.height; y++) {
    for (let x = out.x; x < out.x + out.width; x++) {
      const isInside =
        x >= within.x &&
        x < within.x + within.width &&
        y >= within.y &&
        y < within.y + within.height
      const at = (y * width + x) * 4
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      if (!isInside && colour !== wanted) count++
    }
  }
  return count
}
