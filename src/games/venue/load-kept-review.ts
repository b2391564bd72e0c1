import type { ComponentType } from 'react'
import type { KeptReviewProps } from './kept-review.tsx'

/** Only who has played needs it: a script of its own, fetched ahead at the end of a game. */
export function loadKeptReview(): Promise<ComponentType<KeptReviewProps>> {
  return import('./kept-review.tsx').then((late) => late.KeptReview)
}
