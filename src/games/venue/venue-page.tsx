import { useEffect, useState } from 'react'
import type { VenueOptions } from '#domain/venue/state.ts'
import type { Game, HowTo } from '#games/define-game.ts'
import { Row } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { GamePage } from '../shell/game-page.tsx'
import { lateTable } from '../shell/late-table.ts'
import type { CardSource } from '../shell/use-deal.ts'
import {
  dealVenue,
  deckOptions,
  readVenueTags,
  type Venue,
  type Venues,
  venueOf,
} from './venue-decks.ts'
import { venueRooms } from './venue-rooms.ts'

export const table = lateTable(() => import('./venue-table.ts').then((late) => late.parts))

type VenuePageProps = {
  game: Game
  howTo: HowTo
  /** Bars to choose from, the page's own first. */
  venues: Venues
}

/** A venue's game from start screen to end screen; the file of each bar differs. */
export function VenuePage({ game, howTo, venues }: VenuePageProps) {
  const [options] = useState(() => deckOptions(venues))
  const [stock] = useState(() => cardSourceOf(venues))
  return (
    <GamePage
      game={game}
      howTo={howTo}
      options={options}
      cardSource={stock}
      table={table}
      rooms={venueRooms}
    />
  )
}

function cardSourceOf(venues: Venues): CardSource<VenueOptions> {
  return {
    deal: (options, sober, limits) =>
      dealVenue(venueOf(venues, options), { sober, isAtVenue: options.place === 'there', limits }),
    readTags: (options) => readVenueTags(venueOf(venues, options), options.place === 'there'),
    Row: ({ options, onOptions }) => (
      <>
        <DeckRow cards={options.cards} venue={venueOf(venues, options)} />
        <PlaceRow
          venue={venueOf(venues, options)}
          isAtVenue={options.place === 'there'}
          onChange={(isThere) => onOptions({ ...options, place: isThere ? 'there' : 'elsewhere' })}
        />
      </>
    ),
  }
}

/** Shows the deck, and preloads it. */
function DeckRow({ cards, venue }: { cards: number; venue: Venue }) {
  useEffect(() => {
    // Some browsers do not retry a failed module import.
    if (navigator.onLine) venue.load().catch(() => {})
  }, [venue])
  return <Row title={`${cards} ${venue.from}`} note="The ones you have not seen come first" />
}

type PlaceRowProps = { venue: Venue; isAtVenue: boolean; onChange: (isThere: boolean) => void }

/** Whether the table is at the bar. */
function PlaceRow({ venue, isAtVenue, onChange }: PlaceRowProps) {
  return (
    <SwitchRow
      title={venue.there}
      note={isAtVenue ? 'With the cards about the place' : 'Cards that fit any table'}
      isOn={isAtVenue}
      onChange={onChange}
    />
  )
}
