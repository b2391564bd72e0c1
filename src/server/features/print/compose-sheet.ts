import { bleedMm, cropMarksMm, type Sheet } from '#domain/print/sheet-list.ts'
import { type Box, grow, moveBox } from '#server/platform/rendering/geometry/bounds.ts'
import { rectanglePath, translatedBy } from '#server/platform/rendering/geometry/path.ts'
import { readPath } from '#server/platform/rendering/geometry/read-path.ts'
import { printableText } from '#server/platform/rendering/typesetting/printable-text.ts'
import { type Drawing, filled, type Shape, stroked, transformShapes } from './drawing.ts'
import { type SheetRequest, sheetLink, sheetTopic } from './sheet-request.ts'
import { readSheetWords } from './sheet-words.ts'
import { drawBusinessCard } from './sheets/business-card.ts'
import { drawPlacemat } from './sheets/placemat.ts'
import { drawRollUpBanner } from './sheets/roll-up-banner.ts'
import type { DrawnSheet, SheetContext } from './sheets/sheet-context.ts'
import { drawStickers } from './sheets/stickers.ts'
import { drawTableSign } from './sheets/table-sign.ts'
import { cloths, ink, paper } from './swatches.ts'

const sheetDrawers: Record<Sheet['slug'], (context: SheetContext) => Promise<DrawnSheet>> = {
  stickers: drawStickers,
  'table-sign': drawTableSign,
  'roll-up-banner': drawRollUpBanner,
  'business-card': drawBusinessCard,
  placemat: drawPlacemat,
}

const hairlineMm = 0.1

/** Deterministic: the same order gives the same drawing. */
export async function composeSheet(request: SheetRequest): Promise<Drawing> {
  const { sheet, set, bleed, origin } = request
  const words = await readSheetWords(request)
  const accentCloth = set.slug === 'standard' ? 'vermilion' : words.cloth
  return await drawSheet({
    sheet,
    bleed,
    words,
    title: `Party Dojo: ${sheet.title.toLowerCase()}, ${sheetTopic(request)}`,
    name: request.name,
    link: sheetLink(request),
    host: new URL(origin).host,
    accent: cloths[accentCloth],
  })
}

type SheetPage = Omit<SheetContext, 'widthMm' | 'heightMm'> & {
  sheet: Sheet
  bleed: boolean
  title: string
}

export async function drawSheet({ sheet, bleed, title, ...page }: SheetPage): Promise<Drawing> {
  const { widthMm, heightMm } = sheet
  const name = await printableText(page.name, 'dela')
  const drawn = await sheetDrawers[sheet.slug]({ ...page, widthMm, heightMm, name })
  const edge = bleed ? bleedMm + cropMarksMm : 0
  const trim = { x: edge, y: edge, width: widthMm, height: heightMm }
  const bleedBox = bleed ? grow(trim, bleedMm) : trim
  const onPage = (shapes: readonly Shape[]) => transformShapes(shapes, translatedBy(edge, edge))
  return {
    title,
    page: { widthMm: widthMm + 2 * edge, heightMm: heightMm + 2 * edge },
    trim,
    bleed: bleedBox,
    art: [
      filled(rectanglePath(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height), paper),
      ...onPage(drawn.shapes),
    ],
    marks: bleed ? [...drawCropMarks(trim), ...onPage(drawn.cuts ?? [])] : [],
    codes: drawn.codes.map((code) => ({
      ...code,
      modules: moveBox(code.modules, { x: edge, y: edge }),
      quiet: moveBox(code.quiet, { x: edge, y: edge }),
    })),
    isTwoInks: sheet.slug !== 'placemat',
  }
}

/** Crop marks at every corner, outside the bleed. */
function drawCropMarks({ x, y, width, height }: Box): Shape[] {
  const hairline = (data: string) => stroked(readPath(data), ink, hairlineMm)
  return [
    ...[x, x + width].flatMap((at) => [
      hairline(`M${at} ${y - bleedMm}v${-cropMarksMm}`),
      hairline(`M${at} ${y + height + bleedMm}v${cropMarksMm}`),
    ]),
    ...[y, y + height].flatMap((at) => [
      hairline(`M${x - bleedMm} ${at}h${-cropMarksMm}`),
      hairline(`M${x + width + bleedMm} ${at}h${cropMarksMm}`),
    ]),
  ]
}
