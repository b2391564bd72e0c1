export type Point = { x: number; y: number }

const steps = 12

export function arcBetween(from: Point, to: Point, lift: number): Point[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift }
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const along = (axis: keyof Point) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * top[axis] + t ** 2 * to[axis]
    return { x: along('x'), y: along('y') }
  })
}
