import type { VenueMove } from '#domain/venue/moves.ts'
import type { VenueOptions } from '#domain/venue/state.ts'
import type { VenueView } from '#domain/venue/venue-rules.ts'
import type { PlayProps } from '../parts/play-props.ts'

export type VenuePlayProps = PlayProps<VenueView, VenueMove, VenueOptions>
