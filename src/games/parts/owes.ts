import { createContext, use } from 'react'
import type { Owed } from '#domain/table/owed.ts'
import type { Seat } from '#domain/table/players.ts'

/** Whom a sentence asks: all who are here where it does not know yet. */
export type Payers = Seat | readonly Seat[] | 'all'

/** The one way to a price: how it is asked of those who pay. */
export type Owes = (payers: Payers) => Owed

/** On one phone by each player's choice; on a phone of one's own always its own. */
export const OwesContext = createContext<Owes>(() => 'drinks')

export function useOwes(sober: boolean): Owes {
  const owes = use(OwesContext)
  return sober ? () => 'points' : owes
}
