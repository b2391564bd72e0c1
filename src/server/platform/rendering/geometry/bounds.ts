import type { Path } from './path.ts'

/** Millimetres from the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The exact bounds of a path, with curve extrema; null when empty. */
export function boundsOf(path: Path): Box | null {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y] = [0, 0]
  for (const step of path) {
    if (step[0] === 'Z') continue
    if (step[0] === 'C') {
      const [, x1, y1, x2, y2, x3, y3] = step
      xs.push(...curveExtremes(x, x1, x2, x3))
      ys.push(...curveExtremes(y, y1, y2, y3))
      ;[x, y] = [x3, y3]
    } else [, x, y] = step
    xs.push(x)
    ys.push(y)
  }
  if (xs.length === 0) return null
  const [left, top] = [minOf(xs), minOf(ys)]
  return { x: left, y: top, width: maxOf(xs) - left, height: maxOf(ys) - top }
}

/** Extrema of a curve between its ends. */
function curveExtremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
  const b = 6 * (p2 - 2 * p1 + p0)
  const c = 3 * (p1 - p0)
  return solve(a, b, c)
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const s = 1 - t
      return s ** 3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t ** 3 * p3
    })
}

function solve(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  if (root < 0) return []
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)]
}

/** Null for none. */
export function unite(boxes: readonly (Box | null)[]): Box | null {
  const present = boxes.filter((box) => box !== null)
  if (present.length === 0) return null
  const [x, y] = [minOf(present.map((box) => box.x)), minOf(present.map((box) => box.y))]
  const right = maxOf(present.map((box) => box.x + box.width))
  const bottom = maxOf(present.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

export function grow({ x, y, width, height }: Box, byMm: number): Box {
  return { x: x - byMm, y: y - byMm, width: width + 2 * byMm, height: height + 2 * byMm }
}

export function moveBox(box: Box, by: { x: number; y: number }): Box {
  return { ...box, x: box.x + by.x, y: box.y + by.y }
}

/** Spreading would exceed the argument limit for long texts. */
function minOf(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.min(found, number), Number.POSITIVE_INFINITY)
}

function maxOf(numbers: readonly number[]): number {
  return numbers.reduce((found, number) => Math.max(found, number), Number.NEGATIVE_INFINITY)
}
