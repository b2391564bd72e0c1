import { cutGraphemes } from '../cut-graphemes.ts'
import { toOneLine } from '../visible-text.ts'
import type { Seat } from './players.ts'

/** Characters of what is typed in the place of speaking. */
export const maxTypedLength = 90

/** Who speaks now, with a phone each: they may type it, for everybody to read. */
export type Speaking = {
  /** Differs from one spoken part to the next; contains nothing hidden. */
  id: string
  /** Empty where what was said is judged. */
  seats: readonly Seat[]
  /** The part before, while what was said there may still be doubted. */
  before?: string | null
}

/** Makes the ids of the same part in different rounds differ. */
export function speakAt(
  speaking: Speaking | null | undefined,
  ...place: readonly number[]
): Speaking | null {
  if (!speaking) return null
  const idOf = (id: string) => [id, ...place].join(' ')
  const { before } = speaking
  return { ...speaking, id: idOf(speaking.id), before: before ? idOf(before) : null }
}

/** Answers that go round, each doubted until the next one. */
export function speakInTurn({
  turn,
  answers,
  answerer,
  isDoubted,
}: {
  turn: Seat
  answers: number
  answerer: Seat | null
  isDoubted: boolean
}): Speaking | null {
  const last = answerer === null ? null : `answer ${answers} of ${answerer}`
  if (isDoubted) return last === null ? null : { id: last, seats: [] }
  return { id: `answer ${answers + 1} of ${turn}`, seats: [turn], before: last }
}

/** What was typed, as it is shown. */
export function cleanTyped(typed: string): string {
  return cutGraphemes(toOneLine(typed.normalize('NFC')).trim(), maxTypedLength)
}
