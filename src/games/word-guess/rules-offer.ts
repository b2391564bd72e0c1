import { cutGraphemes } from '#domain/cut-graphemes.ts'
import { type AudienceAsk, type AudienceTaps, breakTie } from '#domain/table/audience.ts'
import { maxQuestionLength } from './rules-asking.ts'
import type { Offered, State } from './rules-state.ts'

export const pickMs = 8000

const offers = ['first', 'second'] as const

/** Null unless both are there. */
export function readOffer(texts: Offered): Offered | null {
  const [first, second] = texts.map((text) => cutGraphemes(text.trim(), maxQuestionLength))
  return first && second ? [first, second] : null
}

/** Those who watch pick the next of two typed questions. */
export function askAudience({ offered, told, asker, log }: State): AudienceAsk | null {
  return offered && { id: `question ${told} ${log.length} ${asker}`, kind: 'question', offers }
}

/** The first where they are too few, or level. Null where nothing is offered. */
export function pickOffered({ offered }: State, taps: AudienceTaps | undefined): string | null {
  const [picked] = breakTie(offers, taps)
  return offered && (picked === 'second' ? offered[1] : offered[0])
}
