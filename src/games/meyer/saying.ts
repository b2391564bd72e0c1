import { useState } from 'react'
import type { Saying } from './ladder.tsx'
import type { MeyerProps } from './play-props.ts'
import { callOf, meyer, type Rank } from './rules-ranks.ts'

/** A fixed middle value: a preselection must say nothing about the dice. */
const unsaid: Rank = 8

/** What is about to be said. */
export function useSaying({ view, send }: Pick<MeyerProps, 'view' | 'send'>) {
  const { claim } = view
  const [chosen, choose] = useState<Saying>(claim === null ? unsaid : Math.min(claim + 1, meyer))
  const say = () =>
    send(typeof chosen === 'number' ? { type: 'say', rank: chosen } : { type: chosen })
  return { chosen, choose, say }
}

export function wordFor(saying: Saying): string {
  if (saying === 'blind') return 'Roll blind'
  return saying === 'toast' ? 'Show 3–2' : `Say ${callOf(saying)}`
}

export function noteFor(saying: Saying): string {
  if (saying === 'blind') return 'the same or higher, and nobody looks'
  return saying === 'toast' ? 'if you have it: everybody toasts' : 'true or not. Straight face.'
}
