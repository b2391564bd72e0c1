import type { VenueOptions } from '#domain/venue/state.ts'
import type { VenueView } from '#domain/venue/venue-rules.ts'
import type { ScreenProps } from '../parts/screen-props.ts'

export type VenueScreen = ScreenProps<VenueView, VenueOptions>

/** With a card on the table. */
export type CardScreen = VenueScreen & {
  card: NonNullable<VenueView['card']>
  cardPlay: NonNullable<VenueView['play']>
}
