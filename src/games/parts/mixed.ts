import { createContext, type ReactNode, use } from 'react'
import type { Seat } from '#domain/table/players.ts'

/** What Mix adds to the screen of a game whose card it plays. */
export type Mixed = {
  /** Who pays a point if the table goes on now. */
  payers: readonly Seat[]
  /** Beside the card's own. */
  tools: ReactNode
  /** On a TV, under the header. */
  strip?: ReactNode
  /** In headers, in the place of the rounds of the card's game. */
  count: number
  /** 0 for no limit. */
  cards: number
}

export const MixedContext = createContext<Mixed | null>(null)

/** Null where a game is played by itself. */
export function useMixed(): Mixed | null {
  return use(MixedContext)
}
