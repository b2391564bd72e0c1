import type { Seat } from '#domain/table/players.ts'
import { seatsHere } from '#domain/table/presence.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { Speaking } from '#domain/table/speaking.ts'
import type { State } from './rules-state.ts'
import { whoGuesses } from './rules-teams.ts'

const oneActsFrom = 5

export function turnOf({ teams, played }: State): Seat {
  return whoGuesses(teams, played).seat
}

function teamSeats({ teams, played }: State): readonly Seat[] {
  return teams[whoGuesses(teams, played).team]?.seats ?? []
}

export function isSingle(state: State): boolean {
  return teamSeats(state).length === 1
}

/** With a phone each, in a big team: one acts, and the team guesses. */
export function isOneActing(state: State): boolean {
  return state.seating === 'own' && teamSeats(state).length >= oneActsFrom
}

/** Who knows the phrase. */
export function actorsOf(state: State): Seat[] {
  const turn = turnOf(state)
  if (isOneActing(state)) return [turn]
  const here = seatsHere(state)
  const team = isSingle(state) ? here : teamSeats(state).filter((seat) => here.includes(seat))
  return team.filter((seat) => seat !== turn)
}

export function seesPhrase(state: State, viewer: Viewer): boolean {
  if (state.phase === 'list') return true
  if (state.seating === 'own') {
    return typeof viewer === 'number' && actorsOf(state).includes(viewer)
  }
  // The one phone is held up to the actors; the thieves sat behind it.
  return viewer === 'device' && state.phase === 'running'
}

/** Who guesses aloud: the side in play that does not see the phrase, then the thief. */
export function speaking(state: State): Speaking | null {
  const { phase, played, buzz, seating } = state
  if (seating === 'passed') return null
  if (phase === 'steal' && buzz)
    return { id: `steal ${played} of ${buzz.seat}`, seats: [buzz.seat] }
  if (phase !== 'running') return null
  const actors = actorsOf(state)
  return { id: `turn ${played}`, seats: teamSeats(state).filter((seat) => !actors.includes(seat)) }
}

/** The sides that neither guess nor act. */
export function rivalTeams(state: State): number[] {
  const { teams, played } = state
  if (isSingle(state)) return []
  const { team } = whoGuesses(teams, played)
  return [...teams.keys()].filter((other) => other !== team && teams[other]?.seats.length)
}

/** All other teams, except those that acted and so have seen the phrase. */
export function thievesOf(state: State): number[] {
  return state.options.steal ? rivalTeams(state) : []
}

export function isRival(state: State, seat: Seat): boolean {
  return rivalTeams(state).some((team) => state.teams[team]?.seats.includes(seat))
}
