import { maxAskedAtOnce } from '#domain/table/amount.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { countsAt, trailers } from '#domain/table/standings.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'

/** What the table says of an answer on paper. */
export type Mark = 'none' | 'own' | 'shared'

/** One player's answer in one column: marked or typed, by house rule. */
export type Cell = {
  mark: Mark
  answer: string
  /** Typed, and not accepted by the table. */
  out: boolean
}

type Table = Seats & {
  history: readonly (readonly number[])[]
  headStart?: readonly number[]
}

const onlyAnswer = 20
const ownAnswer = 10
const sharedAnswer = 5
const pointsPerPenalty = 20

export const emptyCell: Cell = { mark: 'none', answer: '', out: false }

/** Per seat what its answer is compared by, or null where there is nothing valid. */
export function answerKeys(
  cells: readonly Cell[],
  letter: string,
  letters: readonly string[],
): (string | null)[] {
  return cells.map(({ mark, answer, out }, seat) => {
    if (out) return null
    if (mark === 'shared') return 'shared'
    if (mark === 'own') return `own ${seat}`
    return fitsLetter(answer, letter, letters) ? foldAnswer(answer) : null
  })
}

/**
 * Points of a column: 20 for its only valid answer, 10 for one nobody else has, 5 for one that is
 * shared, 0 for none. A shared mark left without company counts as a player's own.
 */
export function columnPoints(keys: readonly (string | null)[]): number[] {
  const valid = keys.filter((key) => key !== null)
  return keys.map((key) => {
    if (key === null) return 0
    if (valid.length === 1) return onlyAnswer
    return valid.filter((other) => other === key).length === 1 ? ownAnswer : sharedAnswer
  })
}

/** Seat by seat, the sum of several rows of points. */
export function sumPoints(rows: readonly (readonly number[])[], playerCount: number): number[] {
  return Array.from({ length: playerCount }, (_, seat) =>
    rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0),
  )
}

/** By seat, the points of all finished rounds, and what latecomers began with. */
export function totalsOf({ history, players, headStart = [] }: Table): number[] {
  return sumPoints([...history, headStart], players.length)
}

/** Who is last and what that costs: 1 for every 20 points behind the winner, at most 3. */
export function lowestPays(table: Table): { seats: Seat[]; count: number } | null {
  const totals = totalsOf(table)
  const here = seatsHere(table)
  const counts = countsAt(totals, here)
  const behind = Math.max(...counts) - Math.min(...counts)
  const count = Math.min(maxAskedAtOnce, Math.floor(behind / pointsPerPenalty))
  return count === 0 ? null : { seats: trailers(totals, here), count }
}
