/** In absolute coordinates. */
export type Step =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z']

export type Path = readonly Step[]

/** As in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ]
}

export function translatedBy(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

export function scaledBy(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0]
}

/** Clockwise (y runs down) about a point. */
export function rotatedBy(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return combine(translatedBy(x, y), combine([cos, sin, -sin, cos, 0, 0], translatedBy(-x, -y)))
}

/** Scale of lengths; sheets scale uniformly. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

export function transformPath(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const x = (px: number, py: number) => a * px + c * py + e
  const y = (px: number, py: number) => b * px + d * py + f
  return path.map((step): Step => {
    if (step[0] === 'Z') return step
    if (step[0] !== 'C') return [step[0], x(step[1], step[2]), y(step[1], step[2])]
    const [, x1, y1, x2, y2, x3, y3] = step
    return ['C', x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), x(x3, y3), y(x3, y3)]
  })
}

export function rectanglePath(x: number, y: number, width: number, height: number): Path {
  return polygonPath([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

export function polygonPath(points: readonly (readonly [number, number])[]): Path {
  const steps = points.map(([x, y], index): Step => [index === 0 ? 'M' : 'L', x, y])
  return [...steps, ['Z']]
}

/** Bézier handle length for a quarter circle, as a share of the radius. */
const quarterHandle = 0.5522847498

export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): Path {
  const [hx, hy] = [rx * quarterHandle, ry * quarterHandle]
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['Z'],
  ]
}
