import { letterCount } from '#games/parts/prompt-text.ts'

export const maxPlates = 16
/** What a plate takes beside its name, and its points, in letters. */
const plateLetters = 2.5
const pointLetters = 2
/** From the largest plates to the smallest, with the letters that fit a rod. */
const layouts = [
  { size: 'large', count: 1, letters: 53 },
  { size: 'large', count: 2, letters: 53 },
  { size: 'medium', count: 2, letters: 71 },
  { size: 'small', count: 3, letters: 79 },
] as const

type Plate<Seat> = { seat: Seat; length: number }

/** The largest plates that all names fit, in order, and spread evenly over one to three rods. */
export function hangPlates<Seat extends { name: string }>(
  seats: readonly Seat[],
  hasPoints: boolean,
): { size: (typeof layouts)[number]['size']; rods: Seat[][] } {
  const besides = plateLetters + (hasPoints ? pointLetters : 0)
  const plates = seats.map((seat) => ({ seat, length: letterCount(seat.name) + besides }))
  const { size, count } =
    layouts.find(({ count, letters }) =>
      spread(plates, count).every((rod) => lengthOf(rod) <= letters),
    ) ?? layouts[3]
  const rods = spread(plates, count).map((rod) => rod.map(({ seat }) => seat))
  return { size, rods: rods.filter(({ length }) => length > 0) }
}

function spread<Seat>(plates: readonly Plate<Seat>[], count: number): Plate<Seat>[][] {
  const rods: Plate<Seat>[][] = Array.from({ length: count }, () => [])
  const total = lengthOf(plates)
  let before = 0
  for (const plate of plates) {
    rods[Math.floor(((before + plate.length / 2) / total) * count)]?.push(plate)
    before += plate.length
  }
  return rods
}

function lengthOf(plates: readonly Plate<unknown>[]): number {
  return plates.reduce((sum, { length }) => sum + length, 0)
}
