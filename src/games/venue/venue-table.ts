import { venueMessages } from '#domain/venue/messages.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { screens } from '#games/shell/table-screens.ts'
import { VenuePlay } from './venue-play.tsx'
import { VenueReviewLink } from './venue-review-link.tsx'

export const parts = {
  ...screens,
  messages: venueMessages,
  rules: venueRules,
  Play: VenuePlay,
  After: VenueReviewLink,
}
