import type { Seat } from '#domain/table/players.ts'
import { nextHere, previousHere, type Seats, seatsHere } from '#domain/table/presence.ts'
import type { Options } from './rules-options.ts'

/** Two dice as they landed. */
export type Dice = readonly [number, number]

/** Effects with seats are settled at once; the others need the player in turn. */
export type Effect =
  | { type: 'three' | 'left' | 'right' | 'nine' | 'all'; seats: readonly Seat[]; count: number }
  | { type: 'crowned'; seat: Seat }
  | { type: 'successor' }
  | { type: 'give'; count: number }
  | { type: 'rule' }

type Table = Seats & {
  turn: Seat
  threeMan: Seat | null
  options: Options
}

const three = 3
const six = 6

/** All lines that match apply, in this order. */
export function effectsOf(dice: Dice, table: Table): Effect[] {
  const { turn } = table
  const left = nextHere(table, turn)
  const right = previousHere(table, turn)
  const sum = dice[0] + dice[1]
  return [
    ...threes(dice, table),
    ...(sum === 7 ? [{ type: 'left', seats: [left], count: 1 } as const] : []),
    ...(sum === 11 ? [{ type: 'right', seats: [right], count: 1 } as const] : []),
    ...(sum === 9 ? [{ type: 'nine', seats: [turn], count: 1 } as const] : []),
    ...doubles(dice, table),
  ]
}

/** Three-Man takes one for each three; without one the player in turn becomes it. */
function threes(dice: Dice, { turn, threeMan, options }: Table): Effect[] {
  const count = dice.filter((face) => face === three).length
  if (!options.threeMan || count === 0) return []
  if (threeMan === null) return [{ type: 'crowned', seat: turn }]
  const takes: Effect = { type: 'three', seats: [threeMan], count }
  return turn === threeMan ? [takes, { type: 'successor' }] : [takes]
}

function doubles([one, other]: Dice, table: Table): Effect[] {
  const { options } = table
  if (one !== other) return []
  if (one === 1) return [{ type: 'all', seats: seatsHere(table), count: 1 }]
  if (one === six && options.makeRule) return [{ type: 'rule' }]
  if (one === three && options.threeMan) return []
  return [{ type: 'give', count: one }]
}
