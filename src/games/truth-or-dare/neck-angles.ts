import type { Seat } from '#domain/table/players.ts'

/** From the bottle to the names on its two sides, and over all rows, in 1080ths. */
const reach = 430
const height = 840

/**
 * Names stand clockwise: down the right side, up the left.
 * @returns degrees from the top: where the neck comes to rest, and past whom it stops before that
 */
export function neckAngles(here: readonly Seat[], turn: Seat): { rest: number; past: number } {
  const place = Math.max(0, here.indexOf(turn))
  const rest = angleOf(place, here.length)
  const past = angleOf((place + 1) % here.length, here.length)
  return { rest, past: past > rest ? past : past + 360 }
}

function angleOf(place: number, count: number): number {
  const right = Math.ceil(count / 2)
  const isRight = place < right
  const rows = isRight ? right : count - right
  const row = isRight ? place : count - 1 - place
  const down = ((row + 0.5) / rows - 0.5) * height
  const degrees = (Math.atan2(isRight ? reach : -reach, -down) * 180) / Math.PI
  return (degrees + 360) % 360
}
