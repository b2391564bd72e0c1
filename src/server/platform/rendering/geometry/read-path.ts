import { arcSteps } from './arc-steps.ts'
import type { Path, Step } from './path.ts'

type Point = readonly [x: number, y: number]
/** The handle that a smooth curve mirrors. */
type Handle = { kind: 'C' | 'Q'; at: Point }

/** Numbers per path command. */
const numbersPerCommand: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Parses SVG path data to absolute lines and curves; throws on syntax errors. */
export function readPath(data: string): Path {
  const steps: Step[] = []
  let at: Point = [0, 0]
  let start: Point = at
  let handle: Handle | null = null

  const curve = (one: Point, two: Point, end: Point) => {
    steps.push(['C', ...one, ...two, ...end])
    at = end
  }
  const quadratic = (middle: Point, end: Point) => {
    curve(towards(at, middle), towards(end, middle), end)
    handle = { kind: 'Q', at: middle }
  }
  const mirrored = (kind: 'C' | 'Q'): Point =>
    handle?.kind === kind ? [2 * at[0] - handle.at[0], 2 * at[1] - handle.at[1]] : at

  for (const { letter, numbers } of readCommands(data)) {
    const base: Point = letter === letter.toLowerCase() ? at : [0, 0]
    const point = (index: number): Point => [
      base[0] + (numbers[index] ?? 0),
      base[1] + (numbers[index + 1] ?? 0),
    ]
    const before: Handle | null = handle
    const kind = letter.toUpperCase()
    if (kind === 'M' || kind === 'L') {
      at = point(0)
      if (kind === 'M') start = at
      steps.push([kind, ...at])
    } else if (kind === 'H' || kind === 'V') {
      const [value = 0] = numbers
      at = kind === 'H' ? [base[0] + value, at[1]] : [at[0], base[1] + value]
      steps.push(['L', ...at])
    } else if (kind === 'C' || kind === 'S') {
      const one = kind === 'C' ? point(0) : mirrored('C')
      const two = point(kind === 'C' ? 2 : 0)
      curve(one, two, point(kind === 'C' ? 4 : 2))
      handle = { kind: 'C', at: two }
    } else if (kind === 'Q') quadratic(point(0), point(2))
    else if (kind === 'T') quadratic(mirrored('Q'), point(0))
    else if (kind === 'A') {
      const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0] = numbers
      const end = point(5)
      steps.push(
        ...arcSteps(at, end, {
          rx,
          ry,
          rotation: rotation,
          isLarge: large === 1,
          isSweep: sweep === 1,
        }),
      )
      at = end
    } else {
      steps.push(['Z'])
      at = start
    }
    if (handle === before) handle = null
  }
  return steps
}

/** Converts a quadratic curve: handles at two thirds. */
function towards(from: Point, to: Point): Point {
  return [from[0] + ((to[0] - from[0]) * 2) / 3, from[1] + ((to[1] - from[1]) * 2) / 3]
}

function readCommands(data: string): { letter: string; numbers: number[] }[] {
  return [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const count = numbersPerCommand[letter.toUpperCase()]
    const numbers = readNumbers(rest, letter)
    const isWhole = count === 0 ? numbers.length === 0 : numbers.length % (count ?? 0) === 0
    if (count === undefined || !isWhole) throw new Error(`This is no path: ${letter}${rest}`)
    if (count === 0) return [{ letter, numbers }]
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      // Further points of a move are lines.
      letter: index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }))
  })
}

function readNumbers(text: string, letter: string): number[] {
  // Arc flags need no separator.
  const spaced =
    letter.toUpperCase() === 'A'
      ? text.replace(/((?:[-\d.]+[ ,]+){2}[-\d.]+[ ,]+)([01])[ ,]*([01])[ ,]*/g, '$1$2 $3 ')
      : text
  return (spaced.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
}
