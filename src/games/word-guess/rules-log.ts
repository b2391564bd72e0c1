import type { Seat } from '#domain/table/players.ts'
import { hereOrNext, nextHere, type Seats, seatAfter, seatsHere } from '#domain/table/presence.ts'

export type Answer = 'yes' | 'no' | 'sort-of' | 'invalid'

/** One line of the log: a question with its answer, or a guess. What was asked may be only spoken. */
export type Entry = { asker: Seat; answer: Answer | 'right' | 'wrong'; text: string }

export const points = {
  /** How many questions and guesses a word has. */
  questions: 20,
  /** A word guessed at n is worth this less n. */
  all: 21,
  /** For a word that was kept. */
  kept: 10,
} as const

/** What is used up of the twenty: an invalid question costs nothing, nor does a final guess. */
export function usedQuestions(log: readonly Entry[]): number {
  const costly = log.filter(({ answer }) => answer !== 'invalid').length
  return Math.min(costly, points.questions)
}

/** The number in front of each line; null where it cost nothing. */
export function questionNumbers(log: readonly Entry[]): (number | null)[] {
  let count = 0
  return log.map(({ answer }) => {
    if (answer === 'invalid' || count === points.questions) return null
    count += 1
    return count
  })
}

/** To the left of the host; the voice has no left, so the first at the table. */
export function firstAsker(host: Seat | null, seats: Seats): Seat {
  return host === null ? hereOrNext(seats, 0) : nextHere(seats, host)
}

/** Askers rotate, and who keeps the word does not ask. */
export function nextAsker(asker: Seat, host: Seat | null, seats: Seats): Seat {
  const askers = seatsHere(seats).filter((seat) => seat !== host)
  return seatAfter(askers, asker)
}
