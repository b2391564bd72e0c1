/** The ink, then x and y of each point in turn, whole numbers on the grid. */
export type Stroke = readonly number[]

export type Drawing = readonly Stroke[]

export const grid = { width: 400, height: 300 }

export const inkCount = 4

export const maxStrokes = 150
export const maxPoints = 3000

export function countPoints(drawing: Drawing): number {
  return drawing.reduce((points, stroke) => points + (stroke.length - 1) / 2, 0)
}

export function isStroke(stroke: readonly unknown[]): stroke is Stroke {
  const [ink, ...points] = stroke
  if (!isIntegerUpTo(ink, inkCount - 1) || points.length < 2 || points.length % 2 !== 0)
    return false
  return points.every((value, at) => isIntegerUpTo(value, at % 2 === 0 ? grid.width : grid.height))
}

export function readDrawing(saved: unknown): Drawing {
  if (!Array.isArray(saved)) return []
  const strokes = saved.filter((stroke) => Array.isArray(stroke) && isStroke(stroke))
  const drawing: Stroke[] = strokes.slice(0, maxStrokes)
  return countPoints(drawing) <= maxPoints ? drawing : []
}

export function isFull(drawing: Drawing): boolean {
  return drawing.length >= maxStrokes || countPoints(drawing) >= maxPoints
}

export function hasRoom(drawing: Drawing, stroke: Stroke): boolean {
  return countPoints([...drawing, stroke]) < maxPoints
}

/** x and y are shares of the card, 0 to 1. */
export function beginStroke(ink: number, x: number, y: number): Stroke {
  return [ink, onGrid(x, grid.width), onGrid(y, grid.height)]
}

/** Grid units; closer points are dropped. */
const minPointDistance = 3

export function extendStroke(stroke: Stroke, x: number, y: number): Stroke {
  const [nextX, nextY] = [onGrid(x, grid.width), onGrid(y, grid.height)]
  const [lastX = 0, lastY = 0] = stroke.slice(-2)
  const isNear = Math.abs(nextX - lastX) + Math.abs(nextY - lastY) < minPointDistance
  return isNear ? stroke : [...stroke, nextX, nextY]
}

function onGrid(share: number, size: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * size)
}

function isIntegerUpTo(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max
}
