import { createContext, use } from 'react'
import type { Stamp, StampCounts } from '#domain/table/stamps.ts'

/** A TV has shown a reveal by then; what belongs to it follows, on phones and in the TV's header. */
export const revealPauseMs = 4000

/** What a reveal is answered with, on this screen. */
export type Stamping = {
  /** Epoch milliseconds from when on: a TV shows the reveal first. */
  wakesAtMs: number
  counts: StampCounts
  /** Counts stand on this screen: no TV shows them. */
  showsCounts: boolean
  own: Stamp | null
  /** Missing on a screen without a seat. */
  onStamp?: (stamp: Stamp) => void
}

/** Null where nothing is revealed, and on one phone. */
export const StampingContext = createContext<Stamping | null>(null)

export function useStamping(): Stamping | null {
  return use(StampingContext)
}
