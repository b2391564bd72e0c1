import type { Seat } from '../table/players.ts'
import type { VenueState } from './state.ts'

export function readerOf({ reader, turn }: Pick<VenueState, 'reader' | 'turn'>): Seat {
  return reader ?? turn
}
