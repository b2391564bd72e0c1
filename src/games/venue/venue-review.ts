import { savedValue } from '#browser/storage/saved-value.ts'
import { readSaved } from '#browser/storage/storage.ts'
import { readSavedGame } from '#domain/table/saved-game.ts'
import { parseLine } from '#domain/venue/card.ts'
import { giveAwards } from '#domain/venue/recap.ts'
import { readReview, type SeenCard, type VenueReview } from '#domain/venue/review.ts'
import type { DealtCard, VenueState } from '#domain/venue/state.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { promptText } from '../parts/prompt-text.ts'
import { venueOptions } from './venue-options.ts'

/** Saved on this device for its review. */
export const lastEvening = savedValue<VenueReview | null>('venue-review', readReview)

/** Keeps what was already said about it. */
export function saveEveningForReview(slug: string): void {
  const outcome = readSavedGame(readSaved(`table:${slug}`), venueRules, venueOptions.read)
  if (!('game' in outcome)) return
  const { state } = outcome.game
  if (state.seen.length === 0 || lastEvening.get()?.id === state.id) return
  lastEvening.set({
    ...{ id: state.id, game: slug, headline: venueRules.recap(state).headline },
    awards: giveAwards(state),
    cards: uniqueCards(state.seen).map((card) => seenCard(card, state)),
    ...{ positive: null, best: null, worst: null, words: '', isSent: false },
  })
}

/** A small deck may repeat. */
function uniqueCards(seen: readonly DealtCard[]): DealtCard[] {
  return [...new Map(seen.map((card) => [card.words.raw, card])).values()]
}

function seenCard(card: DealtCard, { players }: VenueState): SeenCard {
  return {
    text: parseLine(card.words.raw).text,
    words: promptText(card.words, { players, sober: false }),
    sober: card.alcohol ? null : promptText(card.soberWords, { players, sober: true }),
  }
}
