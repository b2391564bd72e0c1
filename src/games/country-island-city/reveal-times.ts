import type { AnswerGroup } from './rules-groups.ts'

/** After two claps and a silence. */
const drumMs = 400
const plateStepMs = 90
/** Before the only answer that counts. */
const loneWaitMs = 700
const landMs = 260

/** Of a column on the TV, from the two claps on. */
export type RevealTimes = { drumMs: number; plates: readonly number[]; endMs: number }

/** The only one with points, which has twenty. */
export function loneAnswer(groups: readonly AnswerGroup[]): AnswerGroup | null {
  const [first, second] = groups.filter(({ counts }) => counts)
  return first && !second && first.seats.length === 1 ? first : null
}

/** Plates drop one by one, and the lone answer waits. */
export function revealTimes(groups: readonly AnswerGroup[]): RevealTimes {
  const plates = groups.map((_, place) => drumMs + (place + 1) * plateStepMs)
  if (loneAnswer(groups)) {
    const last = plates.length - 1
    plates[last] = (plates[last] ?? drumMs) + loneWaitMs
  }
  return { drumMs, plates, endMs: (plates.at(-1) ?? drumMs) + landMs }
}

export function revealMs(groups: readonly AnswerGroup[]): number {
  return revealTimes(groups).endMs
}
