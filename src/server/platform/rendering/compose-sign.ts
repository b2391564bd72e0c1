import { colours } from './colours.ts'
import { drawShapes, pictureSize } from './draw-shapes.ts'
import { drawTexts, fitWidth, type TextLine } from './draw-text.ts'
import { fitLines } from './typesetting/fit-lines.ts'
import { openFace } from './typesetting/open-face.ts'
import { measureLine } from './typesetting/typeset-line.ts'

export type Sign = {
  title: string
  line: string | null
  /** Colours of the curtains, and of the dyed lower half. */
  cloth: string
  dye?: string
  /** SVG of `drawCrest` or `drawIcon`. */
  crest: string
  caption: readonly string[]
  strip: string
  isExplicit?: boolean
}

const titleBox = {
  width: 740,
  height: 300,
  maxSize: 134,
  minSize: 44,
  leading: 1.08,
  maxLines: 4,
  paragraphGap: 0,
}
/** The dyed half leaves no room for the largest. */
const maxSizeOverDye = 120
const lineSize = 38
const captionBox = { width: 290, maxSize: 34 }
const left = 52
const middle = 256

/** SVG with all text as shapes. */
export async function composeSign(sign: Sign): Promise<string> {
  const { width, height } = pictureSize
  const shapes = drawShapes(sign)
  const lines = [...(await writeTitle(sign)), ...(await writeCaption(sign)), ...writeStrips(sign)]
  const words = await drawTexts(lines, colours.ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${words}</svg>`
}

async function writeTitle({ title, line, dye }: Sign): Promise<TextLine[]> {
  const face = await openFace('dela', `${title} a…`)
  const maxSize = dye ? maxSizeOverDye : titleBox.maxSize
  const measure = (text: string) => measureLine(text, face)
  const { lines, size } = fitLines([title], measure, { ...titleBox, maxSize })
  const below = line === null ? null : await fitLine(line)
  const step = size * titleBox.leading
  const height = lines.length * step + (below ? 22 + below.size : 0)
  const top = middle - height / 2
  const titleLines = lines.map(({ text, offset }) => ({
    text,
    face: 'dela' as const,
    size,
    x: left,
    y: top + offset * size,
  }))
  return below ? [...titleLines, { ...below, y: top + lines.length * step + 22 }] : titleLines
}

async function fitLine(text: string): Promise<Omit<TextLine, 'y'>> {
  const size = await fitWidth('zen', [text], { width: titleBox.width, maxSize: lineSize })
  return { text, face: 'zen', size, x: left }
}

async function writeCaption({ caption }: Sign): Promise<TextLine[]> {
  const size = await fitWidth('dela', caption, captionBox)
  return caption.map((text, index) => ({
    text,
    face: 'dela' as const,
    size,
    x: 1027,
    y: 388 - 39 * (caption.length - 1 - index),
    at: 'middle' as const,
  }))
}

function writeStrips({ strip, isExplicit }: Sign): TextLine[] {
  return [
    { text: strip, face: 'dela', size: 40, x: 1014, y: 537, at: 'middle' },
    ...(isExplicit
      ? [{ text: '18+', face: 'dela' as const, size: 40, x: 733, y: 538, at: 'middle' as const }]
      : []),
  ]
}
