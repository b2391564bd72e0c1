import { bleedMm, marksMm, type Sheet } from '#domain/print/sheet-list.ts'
import { type Drawing, filled, type Shape, stroked, transformShapes } from './drawing.ts'
import { type Box, grow, moveBox } from './geometry/bounds.ts'
import { movedBy, rectanglePath } from './geometry/path.ts'
import { readPath } from './geometry/read-path.ts'
import { orderLink, orderTitle, type SheetOrder } from './read-order.ts'
import { readWords } from './sheet-words.ts'
import { drawBusinessCard } from './sheets/business-card.ts'
import { drawPlacemat } from './sheets/placemat.ts'
import { drawRollUpBanner } from './sheets/roll-up-banner.ts'
import type { DrawnSheet, SheetContext } from './sheets/sheet-context.ts'
import { drawStickers } from './sheets/stickers.ts'
import { drawTableSign } from './sheets/table-sign.ts'
import { cloths, ink, paper } from './swatches.ts'
import { printableText } from './type/printable-text.ts'

const draw: Record<Sheet['slug'], (context: SheetContext) => Promise<DrawnSheet>> = {
  stickers: drawStickers,
  'table-sign': drawTableSign,
  'roll-up-banner': drawRollUpBanner,
  'business-card': drawBusinessCard,
  placemat: drawPlacemat,
}

const hairMm = 0.1

/** A sheet as it was ordered. The same order gives the same drawing. */
export async function composeSheet(order: SheetOrder): Promise<Drawing> {
  const { sheet, set, bleed, origin } = order
  const { widthMm, heightMm } = sheet
  const words = await readWords(order)
  const house = set.slug === 'standard' ? 'vermilion' : words.cloth
  const drawn = await draw[sheet.slug]({
    ...{ widthMm, heightMm, words },
    name: await printableText(order.name, 'dela'),
    link: orderLink(order),
    host: new URL(origin).host,
    accent: cloths[house],
  })
  const edge = bleed ? bleedMm + marksMm : 0
  const trim = { x: edge, y: edge, width: widthMm, height: heightMm }
  const bleedBox = bleed ? grow(trim, bleedMm) : trim
  const onPage = (shapes: readonly Shape[]) => transformShapes(shapes, movedBy(edge, edge))
  return {
    title: `Party Dojo: ${sheet.title.toLowerCase()}, ${orderTitle(order)}`,
    page: { widthMm: widthMm + 2 * edge, heightMm: heightMm + 2 * edge },
    trim,
    bleed: bleedBox,
    art: [
      filled(rectanglePath(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height), paper),
      ...onPage(drawn.shapes),
    ],
    marks: bleed ? [...drawMarks(trim), ...onPage(drawn.cuts ?? [])] : [],
    codes: drawn.codes.map((code) => ({
      ...code,
      modules: moveBox(code.modules, { x: edge, y: edge }),
      quiet: moveBox(code.quiet, { x: edge, y: edge }),
    })),
    isTwoInks: sheet.slug !== 'placemat',
  }
}

/** Two hairs at every corner, in line with the cut and clear of the print. */
function drawMarks({ x, y, width, height }: Box): Shape[] {
  const hair = (data: string) => stroked(readPath(data), ink, hairMm)
  return [
    ...[x, x + width].flatMap((at) => [
      hair(`M${at} ${y - bleedMm}v${-marksMm}`),
      hair(`M${at} ${y + height + bleedMm}v${marksMm}`),
    ]),
    ...[y, y + height].flatMap((at) => [
      hair(`M${x - bleedMm} ${at}h${-marksMm}`),
      hair(`M${x + width + bleedMm} ${at}h${marksMm}`),
    ]),
  ]
}
