import type { Award } from './recap.ts'

export type SeenCard = {
  /** As in its deck, so that no names leave the phone. */
  text: string
  words: string
  sober: string | null
}

export type VenueReview = {
  id: string
  game: string
  headline: string
  awards: readonly Award[]
  cards: readonly SeenCard[]
  positive: boolean | null
  best: number | null
  worst: number | null
  words: string
  isSent: boolean
}

const maxReviewLength = 2000

/** Null for anything invalid. */
export function readReview(saved: unknown): VenueReview | null {
  const { id, game, headline, awards, cards, positive, best, worst, words, isSent } = (saved ??
    {}) as Record<string, unknown>
  if (![id, game, headline].every(isText)) return null
  if (!Array.isArray(awards) || !awards.every(isAward)) return null
  if (!Array.isArray(cards) || !cards.every(isSeenCard)) return null
  const place = (at: unknown) => (typeof at === 'number' && cards[at] ? at : null)
  return {
    id: id as string,
    game: game as string,
    headline: headline as string,
    awards,
    cards,
    positive: typeof positive === 'boolean' ? positive : null,
    best: place(best),
    worst: place(worst),
    words: isText(words) ? words : '',
    isSent: isSent === true,
  }
}

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
