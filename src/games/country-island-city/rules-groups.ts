import type { Seat } from '#domain/table/players.ts'
import type { Judging } from './rules-judging.ts'
import { fitsLetter, foldAnswer } from './rules-letters.ts'

/** Equal answers. */
export type AnswerGroup = {
  /** The form in which they are compared. */
  key: string
  answer: string
  seats: readonly Seat[]
  /** Begins with the letter, and was not voted out. */
  counts: boolean
}

/** The letter, and those that are letters of their own. */
export type Lettering = { letter: string; letters: readonly string[] }

type Answers = Pick<Judging, 'answers' | 'out'>

export function groupAnswers({ answers, out }: Answers, lettering: Lettering): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>()
  for (const [at, answer] of Object.entries(answers)) {
    const key = foldAnswer(answer)
    if (key === '') continue
    const counts = !out.includes(key) && fitsLetter(answer, lettering.letter, lettering.letters)
    const seats = [...(groups.get(key)?.seats ?? []), Number(at)]
    groups.set(key, { key, answer: groups.get(key)?.answer ?? answer.trim(), seats, counts })
  }
  return [...groups.values()]
}

/** Per seat, the form in which its answer is compared; null where it does not count. */
export function keysOf(
  judging: Answers,
  lettering: Lettering,
  playerCount: number,
): (string | null)[] {
  const counting = groupAnswers(judging, lettering).filter(({ counts }) => counts)
  return Array.from(
    { length: playerCount },
    (_, seat) => counting.find(({ seats }) => seats.includes(seat))?.key ?? null,
  )
}

type Doubted = {
  groups: readonly AnswerGroup[]
  doubted: string | null
  verdict: Judging['verdict']
}

/** The answer that is voted on, or was last. */
export function doubtedGroup({ groups, doubted, verdict }: Doubted): AnswerGroup | null {
  const key = doubted ?? verdict?.key
  return groups.find((group) => group.key === key) ?? null
}
