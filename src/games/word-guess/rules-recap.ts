import type { Recap } from '#domain/table/game-rules.ts'
import { listNames } from '#domain/table/names.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'

type EndedGame = Seats & {
  points: readonly number[]
  guessed: readonly number[]
  hosted: readonly number[]
}

export function makeRecap(state: EndedGame): Recap {
  const { players, points, guessed, hosted } = state
  const winners = leaders(points, seatsHere(state))
  const names = listNames(players, winners)
  const headline =
    winners.length === 0
      ? 'Not a word out of anybody.'
      : winners.length === 1
        ? `${names} had it on the tip of the tongue.`
        : `${names} had it on the tips of their tongues.`
  return {
    headline,
    winners,
    rows: rankRows(points, 'most', (seat, count) => ({
      score: String(count),
      note: `${count === 1 ? 'point' : 'points'}, ${countedVerb(guessed[seat] ?? 0, 'guessed')}, ${countedVerb(hosted[seat] ?? 0, 'kept')}`,
    })),
  }
}

function countedVerb(count: number, verb: string): string {
  if (count === 0) return `none ${verb}`
  return `${count} ${verb}`
}
