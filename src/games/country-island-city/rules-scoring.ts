import { maxAskedAtOnce } from '#domain/table/amount.ts'
import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { countsAt, trailers } from '#domain/table/standings.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'

export type Mark = 'none' | 'own' | 'shared'

/** One player's answer in one column: marked or typed, by house rule. */
export type Cell = {
  mark: Mark
  answer: string
  /** Typed, and rejected by the table. */
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

/** Per seat, the form in which its answer is compared; null where it is not valid. */
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
 * 20 for the only valid answer, 10 for a unique one, 5 for a shared one, 0 for none. A shared mark
 * that nobody else has counts as unique.
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

/** By seat: all finished rounds, and what latecomers started with. */
export function totalsOf({ history, players, headStart = [] }: Table): number[] {
  return sumPoints([...history, headStart], players.length)
}

/** The last players and their penalty: 1 per 20 points behind the winner, 3 at most. */
export function lowestPays(table: Table): { seats: Seat[]; count: number } | null {
  const totals = totalsOf(table)
  const here = seatsHere(table)
  const counts = countsAt(totals, here)
  const behind = Math.max(...counts) - Math.min(...counts)
  const count = Math.min(maxAskedAtOnce, Math.floor(behind / pointsPerPenalty))
  return count === 0 ? null : { seats: trailers(totals, here), count }
}
