import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import type { View } from './rules-state.ts'

/** “Team Sakura acts” */
export function whoActs({ teams, team, isAlone, isOneActing }: View): string {
  if (isAlone) return 'Everybody else acts'
  return `${teams[team]?.name} ${isOneActing ? 'guesses' : 'acts'}`
}

/** “Mia guesses” */
export function whoIsOn(view: View, players: readonly Player[]): string {
  return `${nameOf(players, view.seat)} ${view.isOneActing ? 'acts' : 'guesses'}`
}

/** “4 hits so far” */
export function hitsSoFar(hits: number): string {
  return `${hits || 'No'} ${hits === 1 ? 'hit' : 'hits'} so far`
}

/** “plus 4” */
export function gainWords(gained: number): string {
  if (gained === 0) return 'plus nothing'
  return gained > 0 ? `plus ${gained}` : `minus ${-gained}`
}

/** Sides that may steal, by name. */
export function thievesByName({ teams, thieves }: View): string {
  return thieves.map((team) => teams[team]?.name).join(' or ')
}
