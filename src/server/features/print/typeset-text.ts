import { type Box, boundsOf, unite } from '#server/platform/rendering/geometry/bounds.ts'
import {
  combine,
  type Path,
  scaledBy,
  transformPath,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { type Fit, fitLines, type Line } from '#server/platform/rendering/typesetting/fit-lines.ts'
import {
  type Face,
  type FaceName,
  openFace,
} from '#server/platform/rendering/typesetting/open-face.ts'
import { cleanText, drawableText } from '#server/platform/rendering/typesetting/printable-text.ts'
import { measureLine, typesetLine } from '#server/platform/rendering/typesetting/typeset-line.ts'
import { filled, type Shape } from './drawing.ts'
import type { Swatch } from './swatches.ts'

/** The box that words never leave, and their style. */
export type TextBox = Box & {
  face: FaceName
  swatch: Swatch
  /** Sizes in millimetres. */
  maxMm: number
  minMm: number
  maxLines: number
  leading?: number
  tracking?: number
  paragraphGap?: number
  alignX?: 'left' | 'middle' | 'right'
  alignY?: 'top' | 'middle' | 'bottom'
}

export type TypesetText = {
  shapes: Shape[]
  /** Null when nothing is printable. */
  ink: Box | null
  sizeMm: number
  lineCount: number
}

export async function typesetText(
  text: string | readonly string[],
  box: TextBox,
): Promise<TypesetText> {
  const paragraphs = (typeof text === 'string' ? [text] : text).map(cleanText)
  const face = await openFace(box.face, `${paragraphs.join(' ')} a…`)
  const drawn = paragraphs.map((paragraph) => drawableText(paragraph, face)).filter(Boolean)
  if (drawn.length === 0) return { shapes: [], ink: null, sizeMm: box.maxMm, lineCount: 0 }

  const { tracking = 0 } = box
  const { lines, size: sizeMm } = fitLines(
    drawn,
    (line) => measureLine(line, face, tracking),
    fitOf(box),
  )
  const paths = lines.map((line) => typesetLine(line.text, face, tracking).path)
  const placed = place(paths, lines, sizeMm, face, box)
  return {
    shapes: placed.map((path) => filled(path, box.swatch, 'words')),
    ink: unite(placed.map(boundsOf)),
    sizeMm,
    lineCount: lines.length,
  }
}

function fitOf({ maxMm, minMm, leading = 1.2, paragraphGap = 0, ...box }: TextBox): Fit {
  return { ...box, maxSize: maxMm, minSize: minMm, leading, paragraphGap }
}

function place(
  paths: readonly Path[],
  lines: readonly Line[],
  sizeMm: number,
  face: Face,
  box: TextBox,
): Path[] {
  const last = (lines.at(-1)?.offset ?? 0) * sizeMm
  const head = face.capHeight * sizeMm
  const body = last + head
  const tops = {
    top: box.y + head,
    middle: box.y + (box.height - body) / 2 + head,
    bottom: box.y + box.height - last - sizeMm * 0.22,
  }
  const first = tops[box.alignY ?? 'top']
  const written = paths.map((path, index) => {
    const drop = (lines[index]?.offset ?? 0) * sizeMm
    const bounds = boundsOf(path)
    const scaled = combine(translatedBy(0, first + drop), scaledBy(sizeMm))
    if (!bounds) return transformPath(path, scaled)
    // Aligned by ink, not by metrics, which look off in large type.
    const left = bounds.x * sizeMm
    const spare = box.width - bounds.width * sizeMm
    const x = box.x - left + spare * leftShare(box)
    return transformPath(path, combine(translatedBy(x, 0), scaled))
  })
  return keepInside(written, box)
}

/** Glyphs may exceed their metrics: then all shrink or move. */
function keepInside(paths: Path[], box: TextBox): Path[] {
  const ink = unite(paths.map(boundsOf))
  if (!ink) return paths
  const scale = Math.min(1, box.width / ink.width, box.height / ink.height)
  const [width, height] = [ink.width * scale, ink.height * scale]
  const shrunk = ink.x + (ink.width - width) * leftShare(box)
  const x = clamp(shrunk, box.x, box.x + box.width - width)
  const y = clamp(ink.y + (ink.height - height) / 2, box.y, box.y + box.height - height)
  const moved = combine(translatedBy(x, y), combine(scaledBy(scale), translatedBy(-ink.x, -ink.y)))
  return paths.map((path) => transformPath(path, moved))
}

/** Share of the spare width on the left. */
function leftShare({ alignX = 'left' }: TextBox): number {
  return { left: 0, middle: 0.5, right: 1 }[alignX]
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(value, Math.max(from, to)))
}
