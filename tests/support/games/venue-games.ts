import { hereOrNext } from '#domain/table/presence.ts'
import { dealLines, readDeck, type VenueFile } from '#domain/venue/card.ts'
import type { VenueOptions, VenueState } from '#domain/venue/state.ts'
import { type VenueMove, type VenueView, venueRules } from '#domain/venue/venue-rules.ts'
import { venueOptions } from '#games/venue/venue-options.ts'
import type { RandomGames } from './random-games.ts'

export type VenueGames = RandomGames<VenueState, VenueMove, VenueView, VenueOptions>

const moves: readonly VenueMove[] = [
  { type: 'follow' },
  { type: 'follow' },
  { type: 'pass' },
  { type: 'follow', isCounted: true },
  { type: 'pass', isCounted: true },
  { type: 'take', seats: [0, 1] },
  { type: 'slip', rule: 0, seat: 1 },
  { type: 'skip' },
  { type: 'read', seat: 0 },
  { type: 'read', seat: 99 },
]

/** The games of a venue differ by their deck alone. */
export function venueGames({ deck }: Pick<VenueFile, 'deck'>): VenueGames {
  return {
    rules: venueRules,
    options: [
      { ...venueOptions.defaults, cards: 15 },
      { ...venueOptions.defaults, reader: 'one', most: 1 },
      { ...venueOptions.defaults, cards: 40, lasting: false },
    ],
    players: [2, 3, 7, 20],
    lists: [dealLines(readDeck(deck), { sober: false, isAtVenue: false })],
    tries: (state) => [...moves, { type: 'read', seat: hereOrNext(state, 0) }],
  }
}
