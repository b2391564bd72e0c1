import { colours } from './colours.ts'
import { drawShapes, pictureSize } from './draw-shapes.ts'
import { drawTexts, measureTexts, type TextLine } from './draw-text.ts'
import { fitLines, type Piece } from './fit-lines.ts'

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
  sizes: [150, 134, 120, 104, 92, 82, 72, 64, 56, 50, 44],
  leading: 1.08,
  maxLines: 4,
}
const lineSize = 38
const captionBox = { width: 290, size: 34 }
const left = 52
const middle = 256
/** Longer words, and scripts without spaces, break anywhere. */
const maxWordLength = 14
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** SVG with all text as shapes. */
export async function composeSign(sign: Sign): Promise<string> {
  const { width, height } = pictureSize
  const shapes = drawShapes(sign)
  const lines = [...(await writeTitle(sign)), ...(await writeCaption(sign)), ...writeStrips(sign)]
  const words = await drawTexts(lines, pictureSize, colours.ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${words}</svg>`
}

async function writeTitle(sign: Sign): Promise<TextLine[]> {
  const { lines, size } = await fitTitle(sign)
  const below = await fitLine(sign.line)
  const step = size * titleBox.leading
  const height = lines.length * step + (below ? 22 + below.size : 0)
  const top = middle - height / 2
  const titleLines = lines.map((text, index) => ({
    text,
    face: 'dela' as const,
    size,
    x: left,
    y: top + index * step,
  }))
  if (!below) return titleLines
  return [...titleLines, { ...below, face: 'zen', x: left, y: top + lines.length * step + 22 }]
}

async function fitTitle({ title, dye }: Sign) {
  const parts = title.split(' ').flatMap((word) => {
    const letters = Array.from(word)
    const isBroken = letters.length > maxWordLength || unspaced.test(word)
    return (isBroken ? letters : [word]).map((text, index) => ({
      text,
      hasSpaceBefore: index === 0,
    }))
  })
  const [both = 0, one = 0, ...widths] = await measureTexts('dela', [
    'a a',
    'aa',
    ...parts.map(({ text }) => text),
  ])
  const pieces: Piece[] = parts.map((part, index) => ({ ...part, width: widths[index] ?? 0 }))
  // The dyed half leaves no room for the largest.
  const sizes = dye ? titleBox.sizes.filter((size) => size <= 120) : titleBox.sizes
  return fitLines(pieces, both - one, { ...titleBox, sizes })
}

async function fitLine(text: string | null): Promise<{ text: string; size: number } | null> {
  if (text === null) return null
  const [width = 0] = await measureTexts('zen', [text])
  const fitting = Math.floor((titleBox.width * 100) / width)
  return { text, size: Math.min(lineSize, fitting) }
}

async function writeCaption({ caption }: Sign): Promise<TextLine[]> {
  const widths = await measureTexts('dela', caption)
  const fitting = Math.floor((captionBox.width * 100) / Math.max(...widths))
  const size = Math.min(captionBox.size, fitting)
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
