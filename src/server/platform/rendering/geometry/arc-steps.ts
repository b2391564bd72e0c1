import type { Step } from './path.ts'

type Point = readonly [x: number, y: number]
type Arc = { rx: number; ry: number; rotation: number; isLarge: boolean; isSweep: boolean }

/** Splits an elliptical arc into curves of at most a quarter (SVG 2, appendix B.2.4). */
export function arcSteps(from: Point, to: Point, arc: Arc): Step[] {
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)]
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [['L', ...to]]
  const angle = (arc.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const tooSmall = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2)
  if (tooSmall > 1) [rx, ry] = [rx * tooSmall, ry * tooSmall]
  const left = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
  const length = Math.sqrt(Math.max(0, left / ((rx * y) ** 2 + (ry * x) ** 2)))
  const side = arc.isLarge === arc.isSweep ? -length : length
  const [cx, cy] = [(side * rx * y) / ry, (-side * ry * x) / rx]
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx)
  let sweep = end - start
  if (arc.isSweep && sweep < 0) sweep += 2 * Math.PI
  if (!arc.isSweep && sweep > 0) sweep -= 2 * Math.PI

  const middle: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ]
  const place = (px: number, py: number): Point => [
    middle[0] + cos * px * rx - sin * py * ry,
    middle[1] + sin * px * rx + cos * py * ry,
  ]
  const pieces = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9)
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: pieces }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step]
    const one = place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a))
    const two = place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b))
    const last = index === pieces - 1 ? to : place(Math.cos(b), Math.sin(b))
    return ['C', ...one, ...two, ...last]
  })
}
