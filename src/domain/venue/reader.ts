import type { Seat } from '../table/players.ts'
import type { VenueState } from './state.ts'

export function readerOf({ reader, turn, round, players }: VenueState): Seat {
  return reader ?? turn ?? Math.max(0, round - 1) % players.length
}
