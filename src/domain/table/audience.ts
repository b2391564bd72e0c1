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

/** What those who watch are asked now: a tap each, changeable until it closes. */
export type AudienceAsk = {
  /** One for each phase, so that a late tap counts nowhere; without a word of what is hidden. */
  id: string
  kind: AudienceKind
  /** Codes, or seats as text. */
  offers: readonly string[]
  /** Those to choose from now, where earlier ones still count; unset: all. */
  open?: readonly string[]
  /** Words of this card for a choice. */
  texts?: Readonly<Record<string, string>>
  /** Nobody taps any more, and it is not told yet. */
  isClosed?: boolean
}

/** How many tapped each choice. */
export type AudienceTaps = Readonly<Record<string, number>>

/** What the audience said, once it is told. */
export type AudienceHeard = {
  kind: AudienceKind
  taps: AudienceTaps
  texts?: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  atMs: number
}

/** A question of one card, told from the same one of another round. */
export function askAt(ask: AudienceAsk | null | undefined, ...place: number[]): AudienceAsk | null {
  return ask ? { ...ask, id: [ask.id, ...place].join(' ') } : null
}

/** Whether a challenged answer counts. */
export function askStands(place: string | number): AudienceAsk {
  return { id: `stands ${place}`, kind: 'stands', offers: ['falls', 'stands'] }
}

/** Who falls, until the start; told after the fall. Of two there is nothing to guess. */
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

/** What a vote on an answer comes to, where those who vote are level. */
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
