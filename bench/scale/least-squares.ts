export type Slope = {
  /** Units of y for each of x. */
  slope: number
  /** Half of the 95 % confidence interval. */
  within: number
}

/**
 * A straight line through points by least squares. What is left over of one sample says much of what
 * is left over of the next, so its spread is widened by as much as neighbours are alike.
 */
export function slopeOf(points: readonly { x: number; y: number }[]): Slope {
  const n = points.length
  const meanX = mean(points.map(({ x }) => x))
  const meanY = mean(points.map(({ y }) => y))
  const spreadX = sum(points.map(({ x }) => (x - meanX) ** 2))
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spreadX
  const rest = points.map(({ x, y }) => y - meanY - slope * (x - meanX))
  const squares = sum(rest.map((r) => r ** 2))
  const alike = sum(rest.slice(1).map((r, at) => r * (rest[at] ?? 0))) / (squares || 1)
  const widened = Math.sqrt((1 + Math.max(0, alike)) / Math.max(0.01, 1 - Math.max(0, alike)))
  return { slope, within: 1.96 * Math.sqrt(squares / (n - 2) / spreadX) * widened }
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
