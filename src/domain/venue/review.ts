import type { Award } from './recap.ts'

/** A card as it was read out. */
export type SeenCard = {
  /** As it stands in its deck: what the house is told, so that no names leave the phone. */
  text: string
  words: string
  /** As a sober table reads it; null where it is not for one. */
  sober: string | null
}

/** The last game that was played at a venue, and what its table says of it. */
export type VenueReview = {
  /** Which evening it was. */
  id: string
  game: string
  headline: string
  awards: readonly Award[]
  cards: readonly SeenCard[]
  positive: boolean | null
  /** Which of the cards were the best and the worst. */
  best: number | null
  worst: number | null
  /** What the table adds in its own words. */
  words: string
  isSent: boolean
}

const maxReviewLength = 2000

/** The review that a device kept, or null: whatever is there may be anything. */
export function readReview(saved: unknown): VenueReview | null {
  const { id, game, headline, awards, cards, positive, best, worst, words, isSent } = (saved ??
    {}) as Record<string, unknown>
  if (![id, game, headline].every(isText)) return null
  if (!Array.isArray(awards) || !awards.every(isAward)) return null
  if (!Array.isArray(cards) || !cards.every(isSeenCard)) return null
  const place = (at: unknown) => (typeof at === 'number' && cards[at] ? at : null)
  return {
    ...{ id: id as string, game: game as string, headline: headline as string, awards, cards },
    positive: typeof positive === 'boolean' ? positive : null,
    ...{ best: place(best), worst: place(worst) },
    ...{ words: isText(words) ? words : '', isSent: isSent === true },
  }
}

/** What the house writes down: the best and the worst card, then the table's own words. */
export function reviewWords({ cards, best, worst, words }: VenueReview): string {
  const quote = (label: string, at: number | null) => {
    const card = at === null ? undefined : cards[at]
    return card ? [`${label}: ${card.text}`] : []
  }
  const lines = [...quote('Best card', best), ...quote('Worst card', worst), words.trim()]
  return lines.filter(Boolean).join('\n').slice(0, maxReviewLength)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isAward(value: unknown): value is Award {
  const { title, winners, note } = (value ?? {}) as Record<string, unknown>
  return [title, winners, note].every(isText)
}

function isSeenCard(value: unknown): value is SeenCard {
  const { text, words, sober } = (value ?? {}) as Record<string, unknown>
  return isText(text) && isText(words) && (isText(sober) || sober === null)
}
