import type { Seat } from './players.ts'

/** Names what is asked; its words are in `games/parts/audience-words.ts`. */
export type AudienceKind =
  | 'has'
  | 'crown'
  | 'more-or-less'
  | 'rating'
  | 'hits'
  | 'falls'
  | 'stands'
  | 'bluff'
  | 'throw'
  | 'encore'
  | 'versus'
  | 'duel'
  | 'answer'
  | 'question'
  | 'slabs'
  | 'next-game'

/** What viewers are asked now: a tap each, changeable until it closes. */
export type AudienceAsk = {
  /** Differs for each phase, so that a late tap counts nowhere; contains nothing hidden. */
  id: string
  kind: AudienceKind
  /** Codes, or seats as text. */
  offers: readonly string[]
  /** Those to choose from now, where earlier ones still count; unset: all. */
  open?: readonly string[]
  /** Words of this card for a choice. */
  texts?: Readonly<Record<string, string>>
  /** Takes no more taps, and the answer is not shown yet. */
  isClosed?: boolean
  /** The question that this one interrupts: it comes back, and its taps still count. */
  behind?: Question
}

export type Question = { id: string; offers: readonly string[] }

/** How many tapped each choice. */
export type AudienceTaps = Readonly<Record<string, number>>

/** The audience's answer, once it is shown. */
export type AudienceHeard = {
  kind: AudienceKind
  taps: AudienceTaps
  texts?: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  atMs: number
}

/** Makes the ids of the same question in different rounds differ. */
export function askAt(ask: AudienceAsk | null | undefined, ...place: number[]): AudienceAsk | null {
  if (!ask) return null
  const { behind } = ask
  const at = (id: string) => [id, ...place].join(' ')
  return { ...ask, id: at(ask.id), ...(behind && { behind: { ...behind, id: at(behind.id) } }) }
}

/** @param behind goes on afterwards */
export function interruptFor(ask: AudienceAsk, behind: AudienceAsk | null): AudienceAsk {
  return behind ? { ...ask, behind: { id: behind.id, offers: behind.offers } } : ask
}

/** The question of that id, where taps for it still matter. */
export function findQuestion(ask: AudienceAsk | null, id: string): Question | null {
  return [ask, ask?.behind].find((question) => question?.id === id) ?? null
}

/** Whether a challenged answer counts. */
export function askStands(place: string | number): AudienceAsk {
  return { id: `stands ${place}`, kind: 'stands', offers: ['falls', 'stands'] }
}

/** Asks who falls, until the start; shown after the fall. With two players there is nothing to guess. */
export function askFalls(here: readonly Seat[], hasStarted: boolean): AudienceAsk | null {
  if (here.length < 3) return null
  const call: AudienceAsk = { id: 'falls', kind: 'falls', offers: here.map(String) }
  return hasStarted ? { ...call, isClosed: true } : call
}

/** Fewer do not break a tie. */
export const tapsForTie = 5

export function countTaps(taps: AudienceTaps): number {
  return Object.values(taps).reduce((sum, count) => sum + count, 0)
}

/** A choice's share of all taps, in whole per cent. */
export function shareOf(taps: AudienceTaps, choice: string): number {
  const all = countTaps(taps)
  return all === 0 ? 0 : Math.round(((taps[choice] ?? 0) / all) * 100)
}

/** The outcome of a tied vote on an answer. */
export function isTieUpheld(
  upheld: number,
  against: number,
  taps: AudienceTaps | undefined,
): boolean | null {
  if (upheld !== against || upheld === 0) return null
  const [said, ...others] = breakTie(['stands', 'falls'] as const, taps)
  return others.length === 0 ? said === 'stands' : null
}

/**
 * The one of the tied that most of the audience tapped; all of them where fewer than five tapped,
 * or the audience is level itself.
 */
export function breakTie<Choice extends string | number>(
  tied: readonly Choice[],
  taps: AudienceTaps | undefined,
): readonly Choice[] {
  if (!taps || tied.length < 2 || countTaps(taps) < tapsForTie) return tied
  const countOf = (choice: Choice) => taps[String(choice)] ?? 0
  const most = Math.max(...tied.map(countOf))
  const favourites = tied.filter((choice) => countOf(choice) === most)
  return favourites.length === 1 ? favourites : tied
}
