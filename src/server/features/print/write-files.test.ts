import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { orderAt, plainPaths } from '#tests/support/app/sheet-orders.ts'
import { composeSheet } from './compose-sheet.ts'
import { writePdf } from './write-pdf.ts'
import { widthPx } from './write-png.ts'
import { writeSvg } from './write-svg.ts'

const mmPerPoint = 25.4 / 72
const rows = plainPaths.flatMap((path): [string, boolean][] => [
  [path, false],
  [path, true],
])

describe.each(rows)('the files of %s, with bleed: %s', (path, bleed) => {
  const order = orderAt(path, { bleed, name: 'Tom & Kari’s <table>' })

  test('are the same for the same order, to the byte', async () => {
    const [first, second] = [await composeSheet(order), await composeSheet({ ...order })]
    expect(writeSvg(second)).toBe(writeSvg(first))
    expect((await writePdf(second)).equals(await writePdf(first))).toBe(true)
  })

  test('hold the same outlines, as many in one as in the other', async () => {
    const drawing = await composeSheet(order)
    const inSvg = writeSvg(drawing).match(/<path /g)?.length
    expect(inSvg).toBe(drawing.art.length + drawing.marks.length)
    expect(readContent(await writePdf(drawing)).match(/^(?:f\*?|S)$/gm)?.length).toBe(inSvg)
  })

  test('have their real size, and the PDF the boxes that a printer asks for', async () => {
    const drawing = await composeSheet(order)
    const pdf = await writePdf(drawing)
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
    const edge = bleed ? 8 : 0
    const { widthMm, heightMm } = order.sheet
    const cut = [edge, edge, edge + widthMm, edge + heightMm]
    const run = bleed ? [5, 5, edge + widthMm + 3, edge + heightMm + 3] : cut
    expectAbout(page.view, [0, 0, widthMm + 2 * edge, heightMm + 2 * edge])
    expectAbout(readBox(pdf, 'TrimBox'), cut)
    expectAbout(readBox(pdf, 'BleedBox'), run)
    expect(writeSvg(drawing)).toContain(
      `width="${widthMm + 2 * edge}mm" height="${heightMm + 2 * edge}mm"`,
    )
  })

  test('hold outlines and nothing else: no text, no font, no script, no picture', async () => {
    const drawing = await composeSheet(order)
    const tags = new Set(writeSvg(drawing).match(/<\w+/g))
    expect([...tags].sort()).toEqual(['<clipPath', '<g', '<path', '<rect', '<svg', '<title'])
    const pdf = await writePdf(drawing)
    expect(pdf.toString('latin1')).not.toMatch(/\/Font\b|\/XObject\b|\/JavaScript/)
  })
})

test.each<[string, string[]]>([
  ['standard/table-sign', ['Dojo#20Vermilion']],
  ['slusen/stickers', ['Dojo#20Sora']],
  ['scrollbar/roll-up-banner', ['Dojo#20Matcha']],
  ['standard/placemat', []],
])('the inks of %s besides black have names: %j', async (path, inks) => {
  const pdf = (await writePdf(await composeSheet(orderAt(path)))).toString('latin1')
  const named = [...pdf.matchAll(/\/Separation \/?\(?([\w#]+)/g)].map(([, name]) => name)
  expect(named).toEqual(inks)
  const content = readContent(Buffer.from(pdf, 'latin1'))
  // Neither red, green and blue nor grey: what a press cannot print as it is.
  expect(content).not.toMatch(/DeviceRGB|DeviceGray/)
})

test.each<[string, number]>([
  ['stickers', 2480],
  ['table-sign', 1748],
  ['business-card', 1004],
  ['placemat', 3508],
  ['roll-up-banner', 2040],
])('a picture of %s is %i pixels wide', async (sheet, width) => {
  expect(widthPx(await composeSheet(orderAt(`standard/${sheet}`)))).toBe(width)
})

function expectAbout(actualPoints: readonly number[], wantedMm: readonly number[]): void {
  expect(actualPoints).toHaveLength(4)
  for (const [index, points] of actualPoints.entries()) {
    expect(Math.abs(points * mmPerPoint - (wantedMm[index] ?? Number.NaN))).toBeLessThan(0.1)
  }
}

function readBox(pdf: Buffer, name: string): number[] {
  const found = new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf.toString('latin1'))
  return (found?.[1] ?? '').trim().split(/\s+/).map(Number)
}

/** What is painted on the page, operator by operator. */
function readContent(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\n/g)]
    .map((found) => {
      const from = found.index + found[0].length
      const to = text.indexOf('\nendstream', from)
      return inflateSync(pdf.subarray(from, to)).toString('latin1')
    })
    .join('\n')
}
