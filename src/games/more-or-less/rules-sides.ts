import { type Refusal, refuse } from '#domain/table/game-rules.ts'
import { type Seat, tidyName } from '#domain/table/players.ts'
import type { Team } from '#domain/table/teams.ts'

/** Somebody changes over to the other of two sides. */
export function swapSides(teams: readonly Team[], seat: Seat): Team[] {
  return teams.map((team) => {
    const others = team.seats.filter((own) => own !== seat)
    const isHere = others.length < team.seats.length
    return { ...team, seats: isHere ? others : [...team.seats, seat] }
  })
}

/** A side by another name, or why not. */
export function renameSide(teams: readonly Team[], at: number, typed: string): Team[] | Refusal {
  const name = tidyName(typed)
  if (!teams[at]) return refuse('There is no such side.')
  if (name === '') return refuse('Every side needs a name.')
  const isTaken = teams.some((team, other) => other !== at && fold(team.name) === fold(name))
  if (isTaken) return refuse(`The other side is ${name} already.`)
  return teams.map((team, other) => (other === at ? { ...team, name } : team))
}

function fold(name: string): string {
  return name.toLocaleLowerCase('en')
}
