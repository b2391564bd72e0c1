import type { ReactNode } from 'react'
import type { Seat } from '#domain/table/players.ts'
import type { VenueScreen } from './venue-screen-props.ts'

/** What a deck's ritual gets: the step it is at, and the card it ends with. */
export type DrawProps = {
  screen: VenueScreen
  step: number
  isOver: boolean
  /** Null where the card is for all. */
  target: Seat | null
  children: ReactNode
}
