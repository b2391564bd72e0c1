import type { Setup } from '#domain/table/game-rules.ts'
import { type DealTarget, dealLines, readDeck, type VenueFile } from '#domain/venue/card.ts'
import type { VenueOptions } from '#domain/venue/state.ts'
import { choice, type HouseRules, houseRules } from '#games/house-rules.ts'
import { venueFields, venueOptions } from './venue-options.ts'

/** A bar as the registry of venues knows it. */
export type Venue = {
  name: string
  /** Whose cards these are: “cards for a bar by a lock”. */
  from: string
  /** What a table that sits there says of itself. */
  there: string
  /** Its file comes late, because a door needs none of its cards. */
  load: () => Promise<{ default: Pick<VenueFile, 'deck'> }>
}

/** The bars whose decks may be played at a door, by their slugs; the first is the door’s own. */
export type Venues = Readonly<Record<string, Venue>>

/** The house rules of a door: where there are several decks, whose is played is one of them. */
export function deckOptions(venues: Venues): HouseRules<VenueOptions> {
  const names = Object.entries(venues).map(([slug, { name }]) => [slug, name] as const)
  const [own] = names
  if (!own || names.length === 1) return venueOptions
  const deck = choice('Whose deck', 'Every bar’s cards are open to you.', names, own[0])
  return houseRules({ ...venueFields, deck })
}

/** The bar whose deck is played by these house rules. */
export function venueOf(venues: Venues, { deck = '' }: VenueOptions): Venue {
  const venue = venues[deck] ?? Object.values(venues)[0]
  if (!venue) throw new RangeError('No venue to deal from')
  return venue
}

/** The cards of a bar as its table is dealt them. */
export async function dealVenue(venue: Venue, to: DealTarget): Promise<Setup<unknown>['lists']> {
  const file = (await venue.load()).default
  return [dealLines(readDeck(file.deck), to)]
}
