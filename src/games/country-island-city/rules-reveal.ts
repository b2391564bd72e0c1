import { drumMs } from '#domain/table/moment.ts'
import type { AnswerGroup } from './rules-groups.ts'

const plateStepMs = 90
/** Before the only answer that counts. */
const loneWaitMs = 700
const landMs = 260

/** The only one with points, which has twenty. */
export function loneAnswer(groups: readonly AnswerGroup[]): AnswerGroup | null {
  const [first, second] = groups.filter(({ counts }) => counts)
  return first && !second && first.seats.length === 1 ? first : null
}

/** When each plate drops, from the drum on; the lone answer is the last one, and waits. */
export function plateTimes(plates: number, hasLone: boolean): number[] {
  return Array.from({ length: plates }, (_, place) => {
    const isLone = hasLone && place === plates - 1
    return (place + 1) * plateStepMs + (isLone ? loneWaitMs : 0)
  })
}

/** How long the TV takes from its claps on; with a plate for those who wrote nothing. */
export function revealMs(groups: readonly AnswerGroup[]): number {
  const times = plateTimes(groups.length + 1, loneAnswer(groups) !== null)
  return drumMs + (times.at(-1) ?? 0) + landMs
}
