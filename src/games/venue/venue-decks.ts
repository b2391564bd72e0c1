import type { TagsOfPrompts } from '#domain/prompts/tags.ts'
import type { Setup } from '#domain/table/game-rules.ts'
import {
  type DealTarget,
  dealLines,
  readDeck,
  tagsOfLines,
  type VenueFile,
} from '#domain/venue/card.ts'
import type { VenueOptions } from '#domain/venue/state.ts'
import { choice, type HouseRules, houseRules } from '#games/house-rules.ts'
import { venueFields, venueOptions } from './venue-options.ts'

export type Venue = {
  name: string
  /** “cards for a bar by a lock”. */
  from: string
  /** The label of the switch. */
  there: string
  /** Loaded late: the start screen needs no cards. */
  load: () => Promise<{ default: Pick<VenueFile, 'deck' | 'idea'> }>
}

/** By slug; the first is the page's own bar. */
export type Venues = Readonly<Record<string, Venue>>

/** With several decks, the deck is a house rule. */
export function deckOptions(venues: Venues): HouseRules<VenueOptions> {
  const names = Object.entries(venues).map(([slug, { name }]) => [slug, name] as const)
  const [own] = names
  if (!own || names.length === 1) return venueOptions
  const deck = choice('Whose deck', 'Every bar’s cards are open to you.', names, own[0])
  return houseRules({ ...venueFields, deck })
}

/** The bar whose deck is chosen. */
export function venueOf(venues: Venues, { deck = '' }: VenueOptions): Venue {
  const venue = venues[deck] ?? Object.values(venues)[0]
  if (!venue) throw new RangeError('No venue to deal from')
  return venue
}

/** The cards, and the name of the bar’s own idea. */
export async function dealVenue(venue: Venue, to: DealTarget): Promise<Setup<unknown>['lists']> {
  const file = (await venue.load()).default
  return [dealLines(readDeck(file.deck), to), file.idea ? [file.idea] : []]
}

export async function readVenueTags(venue: Venue, isAtVenue: boolean): Promise<TagsOfPrompts> {
  const file = (await venue.load()).default
  return tagsOfLines(readDeck(file.deck), isAtVenue)
}
