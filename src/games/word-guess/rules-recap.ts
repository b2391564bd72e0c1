import { featsOf } from '#domain/table/feats.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Recap } from '#domain/table/recap.ts'
import type { TableState } from '#domain/table/seating.ts'
import { leaders, rankRows } from '#domain/table/standings.ts'
import type { Code } from './messages.ts'

type EndedGame = TableState & {
  points: readonly number[]
  guessed: readonly number[]
  hosted: readonly number[]
}

export function makeRecap(state: EndedGame): Recap<Code> {
  const { points, guessed, hosted } = state
  const winners = leaders(points, seatsHere(state))
  return {
    headline:
      winners.length === 0
        ? { code: 'not-a-word' }
        : { code: 'on-tongue', params: { seats: winners } },
    winners,
    feats: featsOf('words', guessed),
    rows: rankRows(points, 'most', (seat, count) => ({
      score: String(count),
      note: {
        code: 'knew',
        params: { points: count, guessed: guessed[seat] ?? 0, kept: hosted[seat] ?? 0 },
      },
    })),
  }
}
