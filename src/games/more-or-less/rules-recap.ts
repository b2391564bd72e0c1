import { countWord } from '#domain/table/amount.ts'
import type { Recap } from '#domain/table/game-rules.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { rankRows } from '#domain/table/standings.ts'
import { type Team, teamOf } from '#domain/table/teams.ts'
import type { BestRun } from './rules-score.ts'

type Settled = Seats & {
  teams: readonly Team[]
  points: readonly number[]
  best: BestRun
}

/** Players share their side's points. */
export function makeRecap(state: Settled): Recap {
  const { players, teams, points, best } = state
  const [one = 0, two = 0] = points
  const winner = one === two ? undefined : teams[one > two ? 0 : 1]
  const counts = players.map((_, seat) => points[teamOf(teams, seat)] ?? 0)
  return {
    headline: winner
      ? `${winner.name} takes it, ${Math.max(one, two)} to ${Math.min(one, two)}.`
      : `A draw, ${one} all. Nobody owes a thing.`,
    winners: seatsHere(state).filter((seat) => winner?.seats.includes(seat)),
    rows: rankRows(counts, 'most', (seat, count) => {
      const side = teamOf(teams, seat)
      if (side === -1) return { score: '0', note: 'came for the last card' }
      const run = side === best.side && best.count > 1 ? `, ${countWord(best.count)} in a row` : ''
      return { score: String(count), note: `for ${teams[side]?.name}${run}` }
    }),
  }
}
