import { tidyName } from '#domain/table/players.ts'
import { type Seats, seatsHere } from '#domain/table/presence.ts'
import { type Refusal, refuse } from '#domain/table/refusal.ts'
import { joinTeam, leaveTeam, type Team } from '#domain/table/teams.ts'
import type { Code } from './messages.ts'

/** Seats every present player, latecomers on the smaller side. */
export function seatSides<State extends Seats & { teams: readonly Team[] }>(state: State): State {
  const here = seatsHere(state)
  const seated = state.teams.flatMap(({ seats }) => seats)
  const gone = seated.filter((seat) => !here.includes(seat))
  const come = here.filter((seat) => !seated.includes(seat))
  if (gone.length === 0 && come.length === 0) return state
  const left = gone.reduce<readonly Team[]>(leaveTeam, state.teams)
  return { ...state, teams: come.reduce(joinTeam, left) }
}

export function renameSide(
  teams: readonly Team[],
  at: number,
  typed: string,
): Team[] | Refusal<Code> {
  const name = tidyName(typed)
  if (!teams[at]) return refuse('side-none')
  if (name === '') return refuse('side-nameless')
  const isTaken = teams.some((team, other) => other !== at && fold(team.name) === fold(name))
  if (isTaken) return refuse('side-taken', { name })
  return teams.map((team, other) => (other === at ? { ...team, name } : team))
}

function fold(name: string): string {
  return name.toLocaleLowerCase('en')
}
