export { venueMessages as messages } from '#domain/venue/messages.ts'
export { venueRules as rules } from '#domain/venue/venue-rules.ts'
export { VenuePlay as Play } from './venue-play.tsx'
export { VenueReviewLink as After } from './venue-review-link.tsx'
