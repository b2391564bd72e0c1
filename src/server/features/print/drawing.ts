import type { Box } from './geometry/bounds.ts'
import { boundsOf, grow } from './geometry/bounds.ts'
import { type Matrix, type Path, scaleOf, transformPath } from './geometry/path.ts'
import type { Swatch } from './swatches.ts'

export type Stroke = { swatch: Swatch; widthMm: number; end: 'butt' | 'round' }

/** One outline, filled or drawn along. */
export type Shape = {
  /** What it is to whoever looks at the sheet: words and codes keep away from the edge. */
  role: 'art' | 'words' | 'code'
  path: Path
  fill: Swatch | null
  stroke: Stroke | null
  /** Whether an outline within an outline is a hole, whichever way round it goes. */
  isEvenOdd?: boolean
}

/** Where a code stands: its modules, and the bare paper that it needs round them. */
export type CodePlacement = { modules: Box; quiet: Box; moduleMm: number; link: string }

/**
 * A sheet as it is to be printed, in millimetres from the upper left corner of the page. What stands
 * later covers what stood before. Every file of a sheet is written from this and nothing else.
 */
export type Drawing = {
  title: string
  page: { widthMm: number; heightMm: number }
  /** What is left when it is cut. */
  trim: Box
  /** As far as the art runs; nothing of it shows outside. */
  bleed: Box
  art: readonly Shape[]
  /** For the knife, beside the sheet. */
  marks: readonly Shape[]
  codes: readonly CodePlacement[]
  /** Whether each colour is an ink of its own, or all are mixed from four. */
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

/** All that a shape covers with colour, or a hair more; null where it covers nothing. */
export function boundsOfShape({ path, stroke }: Shape): Box | null {
  const bounds = boundsOf(path)
  return bounds && grow(bounds, (stroke?.widthMm ?? 0) / 2)
}
