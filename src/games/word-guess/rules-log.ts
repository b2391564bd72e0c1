import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, nextHere, type Seats, seatAfter, seatsHere } from '#domain/table/presence.ts'

export type Answer = 'yes' | 'no' | 'sort-of' | 'invalid'

/** A question with its answer, or a guess. A spoken one has no text. */
export type Entry = { asker: Seat; answer: Answer | 'right' | 'wrong'; text: string }

export const points = {
  /** Questions and guesses per word. */
  questions: 20,
  /** Points for a guess at line n: this minus n. */
  all: 21,
  /** Points for the host when nobody guessed it. */
  kept: 10,
} as const

/** Invalid questions and last guesses are free. */
export function usedQuestions(log: readonly Entry[]): number {
  const costly = log.filter(({ answer }) => answer !== 'invalid').length
  return Math.min(costly, points.questions)
}

/** Null for free lines. */
export function questionNumbers(log: readonly Entry[]): (number | null)[] {
  let count = 0
  return log.map(({ answer }) => {
    if (answer === 'invalid' || count === points.questions) return null
    count += 1
    return count
  })
}

/** Left of the host; the first seat for the voice host. */
export function firstAsker(host: Seat | null, seats: Seats): Seat {
  return host === null ? hereOrNext(seats, 0) : nextHere(seats, host)
}

/** The host does not ask. */
export function nextAsker(asker: Seat, host: Seat | null, seats: Seats): Seat {
  const askers = seatsHere(seats).filter((seat) => seat !== host)
  return seatAfter(askers, asker)
}
