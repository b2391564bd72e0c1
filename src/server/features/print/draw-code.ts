import { encode } from 'uqr'
import { grow } from '#server/platform/rendering/geometry/bounds.ts'
import {
  combine,
  type Path,
  rectanglePath,
  scaledBy,
  transformPath,
  translatedBy,
} from '#server/platform/rendering/geometry/path.ts'
import { type CodePlacement, filled, type Shape } from './drawing.ts'
import { ink } from './swatches.ts'

/** Quiet zone in modules. */
export const quietModules = 4
/** Module size in millimetres; smaller ones scan badly in dim light. */
const minSideMm = 32
/** Below this size, less error correction with larger modules scans better. */
const minModuleMm = 0.5

export type CodeCircle = { cx: number; cy: number; radiusMm: number }

export type DrawnCode = { shape: Shape; placement: CodePlacement }

/** The largest QR code in the circle, with its quiet zone. */
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

/** The quiet zone's corners touch the circle, unless the code would get too small to scan. */
function moduleSizeIn({ radiusMm }: CodeCircle, count: number): number {
  const fitting = (radiusMm * Math.SQRT2) / (count + 2 * quietModules)
  return Math.max(fitting, minSideMm / count)
}

function readModules(link: string, ecc: 'H' | 'Q'): boolean[][] {
  return encode(link, { ecc, border: 0 }).data
}

/** Merges runs of dark modules; a module is 1. */
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
