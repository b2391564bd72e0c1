/** Where the middle of a die lies in a picture 390 wide, its size, and its tilt in degrees. */
export type DiePosition = { x: number; y: number; size: number; tilt: number }

/** Nobody lays dice in line: what each of ten is off by, in degrees and hundredths of its size. */
const tilts = [-7, 9, -4, 6, -10, 4, 8, -6, 11, -3]
const drops = [-10, 10, -4, 7, -8, 9, -6, 5, -9, 3]

const middle = { x: 196, y: 287 }
/** In two rows they lie a little farther back, so that the plate holds them. */
const crowdedY = 264
/** By the dice in a row. */
const sizes = [0, 112, 92, 84, 74]
const minSize = 60

/** From so many dice on they lie in two rows, and need all the room there is. */
export const minTwoRowDice = 4

/** Places for so many dice on the plate, row by row, the last row nearest. */
export function layDice(count: number): DiePosition[] {
  const rows = count < minTwoRowDice ? 1 : 2
  const inRow = Math.ceil(count / rows)
  const size = sizes[inRow] ?? minSize
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / inRow)
    const here = Math.min(inRow, count - row * inRow)
    const fromMiddle = (place % inRow) - (here - 1) / 2
    const back = rows === 1 ? middle.y : crowdedY + (row - 0.5) * size * 1.28
    const at = place % tilts.length
    return {
      x: Math.round(middle.x + fromMiddle * size * 1.06),
      y: Math.round(back + ((drops[at] ?? 0) * size) / 100),
      size,
      tilt: tilts[at] ?? 0,
    }
  })
}
