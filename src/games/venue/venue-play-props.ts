import type { VenueOptions } from '#domain/venue/state.ts'
import type { VenueMove, VenueView } from '#domain/venue/venue-rules.ts'
import type { PlayProps } from '../parts/play-props.ts'

export type VenuePlayProps = PlayProps<VenueView, VenueMove, VenueOptions>
