import { countWord } from '#domain/table/amount.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { View } from './rules-state.ts'

export function shelfOf(theme: View['theme']): string | null {
  return theme && `From the shelf: ${theme.toLowerCase()}`
}

type Told = Pick<View, 'outcome' | 'host'>

/** “Noah, in seven.” */
export function headlineOf({ outcome }: Told, players: readonly Player[]): string {
  if (!outcome) return ''
  const { by, questions } = outcome
  return by === null ? 'Nobody had it.' : `${nameOf(players, by)}, in ${countWord(questions)}.`
}

/** Who gets what for it, a line each. */
export function gainsOf({ outcome, host }: Told, players: readonly Player[]): string[] {
  if (!outcome) return []
  const { by, worth, others = [], knew = [] } = outcome
  const winner = by ?? host
  return [
    ...(winner !== null && worth > 0
      ? [
          `${pointsOf(worth)} to ${nameOf(players, winner)}${by === null ? ', who kept it well' : ''}`,
        ]
      : []),
    ...(others.length > 0
      ? [`${listNames(players, others)} had it too: ${pointsOf(Math.ceil(worth / 2))}`]
      : []),
    ...(knew.length > 0 ? [`Closest call: ${listNames(players, knew)}, one point`] : []),
  ]
}

function pointsOf(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`
}
