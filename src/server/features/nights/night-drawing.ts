import { drawTexts, fitWidth, type TextLine } from '#server/platform/rendering/draw-text.ts'
import { fillSymbol } from '#server/platform/rendering/fill-symbol.ts'
import { printableText } from '#server/platform/rendering/typesetting/printable-text.ts'
import symbols from '#ui/symbols.svg?raw'

export const pictureSize = { width: 1080, height: 1350 }
export const margin = 72
const footerHeight = 150

export type Ink = TextLine & { colour: string }

/** One line, as large as the width allows. @param line `size` is the largest */
export async function fitLine(line: Ink, width: number): Promise<Ink> {
  const text = (await printableText(line.text, line.face)) || '–'
  return { ...line, text, size: await fitWidth(line.face, [text], { width, maxSize: line.size }) }
}

export function drawSymbol(
  id: string,
  { x, y, scale }: { x: number; y: number; scale: number },
  hole: string,
): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${fillSymbol(symbols, id, hole)}</g>`
}

/** SVG with all text as shapes, our name below. */
export async function composePicture(
  paper: string,
  { shapes, texts, footer }: { shapes: readonly string[]; texts: readonly Ink[]; footer: string },
): Promise<string> {
  const { width, height } = pictureSize
  const top = height - footerHeight
  const colours = [...new Set(texts.map(({ colour }) => colour))]
  const words = await Promise.all(
    colours.map((colour) =>
      drawTexts(
        texts.filter((text) => text.colour === colour),
        colour,
      ),
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect y="${top}" width="${width}" height="${footerHeight}" fill="${footer}"/>`,
    drawSymbol('party-dojo', { x: margin, y: top + 98, scale: 0.62 }, footer),
    ...shapes,
    ...words,
    '</svg>',
  ].join('')
}
