import type { Seat } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { countsAt } from '#domain/table/standings.ts'
import { joinTeam, leaveTeam, type Team, teamOf } from '#domain/table/teams.ts'
import { aloneTeam, lapOf, playingTeams, whoGuesses } from './rules-teams.ts'

type Table = Seats & {
  isAlone: boolean
  teams: readonly Team[]
  points: readonly number[]
  played: number
}

/**
 * Puts every present player into a team. The next guesser of each team and the current lap stay.
 */
export function seatTeams<State extends Table>(state: State): State {
  const { teams: before, played } = state
  const here = seatsHere(state)
  const seated = before.flatMap(({ seats }) => seats)
  const gone = seated.filter((seat) => !here.includes(seat))
  const come = here.filter((seat) => !seated.includes(seat))
  if (gone.length === 0 && come.length === 0) return state

  const ordered = before.map((team, at) => ({
    ...team,
    seats: rotate(team.seats, nextLap(before, played, at)),
  }))
  const join = state.isAlone ? seatAlone(state) : joinTeam
  const after = come.reduce<Team[]>(join, gone.reduce<Team[]>(leaveTeam, ordered))
  const count = recount(before, after, played)
  return {
    ...state,
    played: count,
    points: after.map((_, at) => state.points[at] ?? fewest(before, state.points)),
    teams: after.map((team, at) => ({
      ...team,
      seats: rotate(team.seats, -nextLap(after, count, at)),
    })),
  }
}

/** A team of one: an abandoned one, or a new one. */
function seatAlone({ players }: Table): (teams: readonly Team[], seat: Seat) => Team[] {
  return (teams, seat) => {
    const own = teamOf(teams, seat)
    const player = players[seat]
    if (own === -1) return player ? [...teams, aloneTeam(player, seat)] : [...teams]
    return teams.map((team, at) => (at === own ? { ...team, seats: [seat], left: [] } : team))
  }
}

/** Turns played, recounted for the teams of now, so that the current turn stays or is the next. */
function recount(before: readonly Team[], after: readonly Team[], played: number): number {
  const { team } = whoGuesses(before, played)
  const playing = playingTeams(after)
  const place = playing.findIndex((other) => other >= team)
  const lap = lapOf(before, played) + (place === -1 ? 1 : 0)
  return lap * playing.length + Math.max(0, place)
}

function nextLap(teams: readonly Team[], played: number, team: number): number {
  return lapOf(teams, played) + (team < whoGuesses(teams, played).team ? 1 : 0)
}

function rotate(seats: readonly Seat[], by: number): Seat[] {
  const { length } = seats
  const from = length === 0 ? 0 : ((by % length) + length) % length
  return [...seats.slice(from), ...seats.slice(0, from)]
}

function fewest(teams: readonly Team[], points: readonly number[]): number {
  return Math.min(...countsAt(points, playingTeams(teams)))
}
