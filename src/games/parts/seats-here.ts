import { createContext, use } from 'react'
import type { Player, Seat } from '#domain/table/players.ts'

/** The seats that play now; null where a table has no comings and goings. */
export const SeatsHere = createContext<readonly Seat[] | null>(null)

/** The seats to list or to choose from: without those who left, and those who wait. */
export function useSeatsHere(players: readonly Player[]): readonly Seat[] {
  return use(SeatsHere) ?? [...players.keys()]
}
