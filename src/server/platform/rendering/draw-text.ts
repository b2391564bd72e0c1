import { transformPath } from './geometry/path.ts'
import { writePath } from './geometry/write-path.ts'
import { type FaceName, openFace } from './typesetting/open-face.ts'
import { measureLine, typesetLine } from './typesetting/typeset-line.ts'

/** `y` is the upper edge of a line as high as its size; `x` the left or the middle. */
export type TextLine = {
  text: string
  face: FaceName
  size: number
  x: number
  y: number
  at?: 'left' | 'middle'
}

/** The largest whole size, at most `maxSize`, in which each of the lines is no wider. */
export async function fitWidth(
  face: FaceName,
  lines: readonly string[],
  { width, maxSize }: { width: number; maxSize: number },
): Promise<number> {
  const opened = await openFace(face, lines.join(''))
  const widest = Math.max(...lines.map((line) => measureLine(line, opened)))
  return Math.min(maxSize, Math.floor(width / widest))
}

/** SVG with the lines as one shape. */
export async function drawTexts(lines: readonly TextLine[], colour: string): Promise<string> {
  const drawn = await Promise.all(lines.map(drawLine))
  return `<path d="${drawn.join('')}" fill="${colour}"/>`
}

async function drawLine({ text, face, size, x, y, at = 'left' }: TextLine): Promise<string> {
  const opened = await openFace(face, text)
  const { path, advance } = typesetLine(text, opened)
  const left = at === 'left' ? x : x - (advance * size) / 2
  return writePath(transformPath(path, [size, 0, 0, size, left, y + opened.baseline * size]))
}
