import { encode } from 'uqr'
import { type CodePlacement, filled, type Shape } from './drawing.ts'
import { grow } from './geometry/bounds.ts'
import {
  combine,
  type Path,
  rectanglePath,
  scaledBy,
  transformPath,
  translatedBy,
} from './geometry/path.ts'
import { ink } from './swatches.ts'

/** Scanners want this many empty modules all round. */
export const quietModules = 4
/** Of a side, in millimetres: smaller ones are hard to scan by candlelight. */
const minSideMm = 32
/** With smaller modules, fewer errors corrected is the better deal. */
const minModuleMm = 0.5

/** A round place for a code. */
export type CodeCircle = { cx: number; cy: number; radiusMm: number }

export type DrawnCode = { shape: Shape; placement: CodePlacement }

/** A QR code as large as fits the circle together with its quiet zone, in ink. */
export function drawQrCode(link: string, circle: CodeCircle): DrawnCode {
  const modules = [readModules(link, 'H'), readModules(link, 'Q')].map((rows) => ({
    rows,
    moduleMm: moduleSizeIn(circle, rows.length),
  }))
  const [strong, plain] = modules
  const chosen = strong && strong.moduleMm >= minModuleMm ? strong : plain
  if (!chosen) throw new Error('There is no code.')
  const { rows, moduleMm } = chosen
  const side = rows.length * moduleMm
  const box = { x: circle.cx - side / 2, y: circle.cy - side / 2, width: side, height: side }
  const path = transformPath(
    modulePath(rows),
    combine(translatedBy(box.x, box.y), scaledBy(moduleMm)),
  )
  return {
    shape: filled(path, ink, 'code'),
    placement: { modules: box, quiet: grow(box, quietModules * moduleMm), moduleMm, link },
  }
}

/** The corners of the quiet zone lie on the circle, unless the code would be too small to scan. */
function moduleSizeIn({ radiusMm }: CodeCircle, count: number): number {
  const fitting = (radiusMm * Math.SQRT2) / (count + 2 * quietModules)
  return Math.max(fitting, minSideMm / count)
}

function readModules(link: string, ecc: 'H' | 'Q'): boolean[][] {
  return encode(link, { ecc, border: 0 }).data
}

/** A rectangle for every run of dark modules in a row, a module being 1. */
function modulePath(rows: readonly boolean[][]): Path {
  return rows.flatMap((modules, row) => {
    const runs: Path[number][] = []
    for (let from = 0; from < modules.length; from++) {
      if (!modules[from]) continue
      let to = from
      while (modules[to]) to++
      runs.push(...rectanglePath(from, row, to - from, 1))
      from = to
    }
    return runs
  })
}
