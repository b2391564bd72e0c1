import type { Path } from './path.ts'

/** In millimetres, a thousandth of one. */
const decimals = 3

/** SVG path data. */
export function writePath(path: Path): string {
  return path.map(([letter, ...numbers]) => letter + numbers.map(writeNumber).join(' ')).join('')
}

export function writeNumber(value: number): string {
  const rounded = Number(value.toFixed(decimals))
  return String(rounded === 0 ? 0 : rounded)
}
