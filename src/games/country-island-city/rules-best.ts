import type { AudienceAsk } from '#domain/table/audience.ts'
import type { Scores } from './rules-state.ts'

/** Where players liked several answers equally, who watches says which was the best. */
export function askBest({ liked }: Scores): AudienceAsk | null {
  if (liked.length < 2) return null
  const texts = Object.fromEntries(liked.map(({ answer }, at) => [at, answer]))
  return { id: 'best', kind: 'answer', offers: Object.keys(texts), texts }
}
