import { countWord } from '#domain/table/amount.ts'
import type { Recap } from '#domain/table/game-rules.ts'
import type { Player } from '#domain/table/players.ts'
import { rankRows } from '#domain/table/standings.ts'
import type { Team } from '#domain/table/teams.ts'
import type { BestRun } from './rules-score.ts'

type Settled = {
  players: readonly Player[]
  teams: readonly Team[]
  points: readonly number[]
  best: BestRun
}

/** Everybody with the points of their side; the daruma's eye goes to the side that is ahead. */
export function makeRecap({ players, teams, points, best }: Settled): Recap {
  const sideOf = (seat: number) => teams.findIndex(({ seats }) => seats.includes(seat))
  const [one = 0, two = 0] = points
  const winner = one === two ? undefined : teams[one > two ? 0 : 1]
  const counts = players.map((_, seat) => points[sideOf(seat)] ?? 0)
  return {
    headline: winner
      ? `${winner.name} takes it, ${Math.max(one, two)} to ${Math.min(one, two)}.`
      : `A draw, ${one} all. Nobody owes a thing.`,
    winners: [...(winner?.seats ?? [])].sort((first, second) => first - second),
    rows: rankRows(counts, 'most', (seat, count) => {
      const side = sideOf(seat)
      const run = side === best.side && best.count > 1 ? `, ${countWord(best.count)} in a row` : ''
      return { score: String(count), note: `for ${teams[side]?.name}${run}` }
    }),
  }
}
