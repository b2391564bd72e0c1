import { venueMessages } from '#domain/venue/messages.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { VenuePlay } from './venue-play.tsx'
import { VenueReviewLink } from './venue-review-link.tsx'

export const parts = {
  messages: venueMessages,
  rules: venueRules,
  Play: VenuePlay,
  After: VenueReviewLink,
}
