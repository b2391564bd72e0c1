import { savedValue } from '#browser/storage/saved-value.ts'
import type { Player } from '#domain/table/players.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import { parseLine } from '#domain/venue/card.ts'
import { venueMessages } from '#domain/venue/messages.ts'
import { giveAwards } from '#domain/venue/recap.ts'
import { readReview, type SeenCard, type VenueReview } from '#domain/venue/review.ts'
import { fillSlots } from '#domain/venue/slots.ts'
import type { PlayedCard } from '#domain/venue/state.ts'
import type { Evening } from '#domain/venue/venue-rules.ts'
import { promptText } from '../parts/prompt-text.ts'

/** Saved on this device for its review. */
export const lastEvening = savedValue<VenueReview | null>('venue-review', readReview)

/** Keeps what was already said about it. */
export function saveEveningForReview(slug: string, evening: Evening): void {
  const { id, players, seen, headline } = evening
  if (lastEvening.get()?.id === id) return
  lastEvening.set({
    id,
    game: slug,
    headline: sayMessage(venueMessages, headline, players),
    awards: giveAwards(evening),
    cards: uniqueCards(seen).map((card) => seenCard(card, players)),
    positive: null,
    best: null,
    worst: null,
    words: '',
    isSent: false,
  })
}

/** A small deck may repeat. */
function uniqueCards(seen: readonly PlayedCard[]): PlayedCard[] {
  return [...new Map(seen.map((card) => [card.line, card])).values()]
}

function seenCard({ line, ...slots }: PlayedCard, players: readonly Player[]): SeenCard {
  const { text, sober: soberText = text, alcohol } = parseLine(line)
  const say = (words: string, sober: boolean) =>
    promptText({ raw: line, parts: fillSlots(words, slots) }, { players, sober })
  return { text, words: say(text, false), sober: alcohol ? null : say(soberText, true) }
}
