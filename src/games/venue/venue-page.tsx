import { useEffect, useState } from 'react'
import type { VenueOptions } from '#domain/venue/state.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import type { Game, HowTo } from '#games/define-game.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'
import { GamePage } from '../shell/game-page.tsx'
import type { CardSource } from '../shell/use-deal.ts'
import { dealVenue, deckOptions, type Venue, type Venues, venueOf } from './venue-decks.ts'
import { VenuePlay } from './venue-play.tsx'
import { VenueReviewLink } from './venue-review-link.tsx'

type VenuePageProps = {
  game: Game
  howTo: HowTo
  /** Whose decks may be played here, the bar's own first. */
  venues: Venues
}

/** The game of a venue, from its door to its end screen; what differs from bar to bar is its file. */
export function VenuePage({ game, howTo, venues }: VenuePageProps) {
  const [options] = useState(() => deckOptions(venues))
  const [stock] = useState(() => cardSourceOf(venues))
  return (
    <GamePage
      game={game}
      howTo={howTo}
      rules={venueRules}
      options={options}
      cardSource={stock}
      Play={VenuePlay}
      // Without a card played the evening before is still the last one.
      after={({ played }) => played > 0 && <VenueReviewLink game={game} />}
    />
  )
}

function cardSourceOf(venues: Venues): CardSource<VenueOptions> {
  return {
    deal: (options, sober) =>
      dealVenue(venueOf(venues, options), { sober, isAtVenue: options.place === 'there' }),
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

/** Says what is dealt, and fetches it while people take their seats. */
function DeckRow({ cards, venue }: { cards: number; venue: Venue }) {
  useEffect(() => {
    // A file that could not be fetched once is not asked for again by every browser.
    if (navigator.onLine) venue.load().catch(() => {})
  }, [venue])
  return <Row title={`${cards} ${venue.from}`} note="The ones you have not seen come first" />
}

type PlaceRowProps = { venue: Venue; isAtVenue: boolean; onChange: (isThere: boolean) => void }

/** The switch for a table that sits where the cards come from. */
function PlaceRow({ venue, isAtVenue, onChange }: PlaceRowProps) {
  return (
    <Row
      title={venue.there}
      note={isAtVenue ? 'With the cards about the place' : 'Cards that fit any table'}
      isHighlighted={isAtVenue}
      isOn={isAtVenue}
      onPress={() => onChange(!isAtVenue)}
      end={<EyeSwitch on={isAtVenue} />}
    />
  )
}
