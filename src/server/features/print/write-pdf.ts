import { setImmediate as nextTask } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Box } from '#server/platform/rendering/geometry/bounds.ts'
import type { Drawing, Shape } from './drawing.ts'
import type { Swatch } from './swatches.ts'

const pointsPerMm = 72 / 25.4
/** Fixed date, so that equal sheets give equal files. */
const creationDate = new Date(Date.UTC(2026, 0, 1))

/** Missing in the library's types. */
type Document = InstanceType<typeof PDFDocument> & {
  addSpotColor: (name: string, ...cmyk: Swatch['cmyk']) => unknown
}

/** PDF for print: real size, page boxes, CMYK or spot inks. A drawing is a page. */
export async function writePdf(first: Drawing, ...others: readonly Drawing[]): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    // Text is outlines, so no font is embedded.
    font: null as unknown as string,
    info: {
      Title: first.title,
      Creator: 'Party Dojo',
      Producer: 'Party Dojo',
      CreationDate: creationDate,
    },
  }) as Document
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  const drawings = [first, ...others]
  addSpotInks(
    document,
    drawings.flatMap(({ isTwoInks, art }) => (isTwoInks ? art : [])),
  )
  for (const drawing of drawings) {
    await nextTask()
    writePage(document, drawing)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function writePage(
  document: Document,
  { page, trim, bleed, art, marks, isTwoInks }: Drawing,
): void {
  document.addPage({
    size: [page.widthMm * pointsPerMm, page.heightMm * pointsPerMm],
    margin: 0,
  })
  const toBox = ({ x, y, width, height }: Box) =>
    [x, page.heightMm - y - height, x + width, page.heightMm - y].map((mm) => mm * pointsPerMm)
  Object.assign(document.page.dictionary.data, { TrimBox: toBox(trim), BleedBox: toBox(bleed) })
  document.scale(pointsPerMm)
  document.save()
  document.rect(bleed.x, bleed.y, bleed.width, bleed.height).clip()
  for (const shape of art) paint(document, shape, isTwoInks)
  document.restore()
  for (const shape of marks) paint(document, shape, isTwoInks)
}

function addSpotInks(document: Document, shapes: readonly Shape[]): void {
  const spotInks = new Map<string, Swatch>()
  for (const { fill, stroke } of shapes) {
    for (const swatch of [fill, stroke?.swatch]) if (swatch?.tin) spotInks.set(swatch.tin, swatch)
  }
  for (const [tin, { cmyk }] of spotInks) document.addSpotColor(tin, ...cmyk)
}

function paint(document: Document, shape: Shape, isTwoInks: boolean): void {
  for (const step of shape.path) {
    if (step[0] === 'M') document.moveTo(step[1], step[2])
    else if (step[0] === 'L') document.lineTo(step[1], step[2])
    else if (step[0] === 'C') document.bezierCurveTo(...(step.slice(1) as Curve))
    else document.closePath()
  }
  const { fill, stroke, isEvenOdd } = shape
  const colour = (swatch: Swatch) =>
    (isTwoInks && swatch.tin ? swatch.tin : [...swatch.cmyk]) as PDFKit.Mixins.ColorValue
  if (fill) document.fillColor(colour(fill)).fill(isEvenOdd ? 'even-odd' : 'non-zero')
  if (stroke) {
    document
      .lineWidth(stroke.widthMm)
      .lineCap(stroke.end)
      .strokeColor(colour(stroke.swatch))
      .stroke()
  }
}

type Curve = [number, number, number, number, number, number]
