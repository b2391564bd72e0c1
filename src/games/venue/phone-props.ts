import type { CardPlayView } from '#domain/venue/card-play.ts'
import type { DealtCard } from '#domain/venue/state.ts'
import type { OwnPhone } from '../parts/play-props.ts'
import type { VenuePlayProps } from './venue-play-props.ts'

/** With a phone each. */
export type PhoneProps = VenuePlayProps & { own: OwnPhone }

/** While a card is on the table. */
export type CardProps = PhoneProps & {
  card: DealtCard
  cardPlay: CardPlayView
  /** Whether this phone's player is in the game. */
  isPlaying: boolean
}
