import type { AnswerGroup } from './rules-groups.ts'

/** After two claps and a silence. */
const drumMs = 400
const plateStepMs = 90
/** Before the only answer that counts. */
const loneWaitMs = 700
const landMs = 260

/** The only one with points, which has twenty. */
export function loneAnswer(groups: readonly AnswerGroup[]): AnswerGroup | null {
  const [first, second] = groups.filter(({ counts }) => counts)
  return first && !second && first.seats.length === 1 ? first : null
}

/** When each plate drops, from the two claps on; the lone answer is the last one, and waits. */
export function plateTimes(plates: number, hasLone: boolean): number[] {
  return Array.from({ length: plates }, (_, place) => {
    const isLone = hasLone && place === plates - 1
    return drumMs + (place + 1) * plateStepMs + (isLone ? loneWaitMs : 0)
  })
}

/** How long the TV takes; with a plate for those who wrote nothing. */
export function revealMs(groups: readonly AnswerGroup[]): number {
  const times = plateTimes(groups.length + 1, loneAnswer(groups) !== null)
  return (times.at(-1) ?? drumMs) + landMs
}
