import type { Box } from '#server/platform/rendering/geometry/bounds.ts'
import { boundsOf, grow } from '#server/platform/rendering/geometry/bounds.ts'
import {
  type Matrix,
  type Path,
  scaleOf,
  transformPath,
} from '#server/platform/rendering/geometry/path.ts'
import type { Swatch } from './swatches.ts'

export type Stroke = { swatch: Swatch; widthMm: number; end: 'butt' | 'round' }

export type Shape = {
  /** Words and codes keep away from the edge. */
  role: 'art' | 'words' | 'code'
  path: Path
  fill: Swatch | null
  stroke: Stroke | null
  /** The even-odd rule. */
  isEvenOdd?: boolean
}

/** The code's modules and quiet zone. */
export type CodePlacement = { modules: Box; quiet: Box; moduleMm: number; link: string }

/**
 * A sheet in millimetres from the upper left corner; later shapes cover earlier ones. Every file
 * format is written from it.
 */
export type Drawing = {
  title: string
  page: { widthMm: number; heightMm: number }
  /** The sheet after cutting. */
  trim: Box
  /** Clip box of the art. */
  bleed: Box
  art: readonly Shape[]
  /** Crop marks, outside the sheet. */
  marks: readonly Shape[]
  codes: readonly CodePlacement[]
  /** Spot inks, or four-colour process. */
  isTwoInks: boolean
}

export function filled(path: Path, fill: Swatch, role: Shape['role'] = 'art'): Shape {
  return { role, path, fill, stroke: null }
}

export function stroked(
  path: Path,
  swatch: Swatch,
  widthMm: number,
  end: Stroke['end'] = 'butt',
): Shape {
  return { role: 'art', path, fill: null, stroke: { swatch, widthMm, end } }
}

export function transformShapes(shapes: readonly Shape[], matrix: Matrix): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    path: transformPath(shape.path, matrix),
    stroke: shape.stroke && {
      ...shape.stroke,
      widthMm: shape.stroke.widthMm * scaleOf(matrix),
    },
  }))
}

/** Bounds of the painted area or slightly more; null without paint. */
export function boundsOfShape({ path, stroke }: Shape): Box | null {
  const bounds = boundsOf(path)
  return bounds && grow(bounds, (stroke?.widthMm ?? 0) / 2)
}
