/** Centre in a picture 390 wide, size, and tilt in degrees. */
export type DiePosition = { x: number; y: number; size: number; tilt: number }

/** Natural disorder: tilt in degrees, offset in hundredths of the size. */
const tilts = [-7, 9, -4, 6, -10, 4, 8, -6, 11, -3]
const drops = [-10, 10, -4, 7, -8, 9, -6, 5, -9, 3]

const middle = { x: 196, y: 287 }
/** Two rows start farther back, so that the plate holds them. */
const crowdedY = 264
/** Size by number of dice in a row. */
const sizes = [0, 112, 92, 84, 74]
const minSize = 60

/** From this number on, dice are laid in two rows. */
export const minTwoRowDice = 4

/** Row by row, the nearest row last. */
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
