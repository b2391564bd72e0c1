import { createContext, use } from 'react'
import type { Player, Seat } from '#domain/table/players.ts'

/** Null where players cannot come and go. */
export const SeatsHere = createContext<readonly Seat[] | null>(null)

/** Without players who left or wait. */
export function useSeatsHere(players: readonly Player[]): readonly Seat[] {
  return use(SeatsHere) ?? [...players.keys()]
}
