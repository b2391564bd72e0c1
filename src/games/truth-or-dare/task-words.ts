import type { Player } from '#domain/table/players.ts'
import { guessLine } from '#games/parts/guess-line.ts'
import { countTruths } from './count-truths.ts'
import type { View } from './rules-state.ts'

type Task = NonNullable<View['task']>

/** Raters from whom on the votes are shown: fewer would betray who gave what. */
const minRaters = 4

/** Says what forced it; a choice needs no reason. */
export function leadFor({ kind, reason }: Task, truthLimit: number): string {
  switch (reason) {
    case 'coin':
      return `the coin says ${kind}`
    case 'spared':
      return 'the coin spares you'
    case 'limit':
      return `${countTruths(truthLimit)}, now a dare`
    case 'choice':
      return kind === 'truth' ? 'the truth' : 'I dare you'
  }
}

/** The word for what came of a turn. */
export function verdictOf(outcome: View['outcome']): string {
  if (outcome?.type !== 'done') return outcome?.type === 'passed' ? 'Pass.' : 'Lapsed.'
  if (outcome.rating >= 3) return 'Legendary.'
  if (outcome.rating === 2) return 'Good.'
  return outcome.rating === 1 ? 'Just about.' : 'Didn’t count.'
}

/** “3 points” */
export function pointsOf(outcome: View['outcome']): string {
  const rating = outcome?.type === 'done' ? outcome.rating : 0
  return rating === 0 ? 'No points' : `${rating} ${rating === 1 ? 'point' : 'points'}`
}

/** In the order of `shownVotes`. */
export const shownRatings = ['legendary', 'good', 'nothing'] as const

/** Counts that do not show who gave which mark; null where they would. */
export function shownVotes({ votes }: Pick<View, 'votes'>): [string, number][] | null {
  if (!votes || votes.legendary + votes.good + votes.nothing < minRaters) return null
  return [
    ['Legendary', votes.legendary],
    ['Good', votes.good],
    ['Didn’t count', votes.nothing],
  ]
}

/** “Ida and Emil knew. One guessed wrong.” */
export function callLine(
  { last, wrongCalls }: Pick<View, 'last' | 'wrongCalls'>,
  players: readonly Player[],
  maxNames?: number,
): string {
  return guessLine({ knew: last?.knew ?? [], wrongCalls }, players, maxNames)
}
