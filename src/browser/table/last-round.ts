import { type LastRound, readLastRound } from '#domain/table/last-round.ts'
import { savedValue } from '../storage/saved-value.ts'

export const lastRound = savedValue('last-round', readLastRound)

/** Saves a result; opening an end screen again keeps its time and rating. */
export function saveLastRound(ended: Omit<LastRound, 'atMs' | 'isRated'>): void {
  const kept = lastRound.get()
  const isSame = kept?.slug === ended.slug && kept.dealtAtMs === ended.dealtAtMs
  lastRound.set({ atMs: Date.now(), ...(isSame && kept), ...ended })
}

export function markRated(): void {
  const round = lastRound.get()
  if (round) lastRound.set({ ...round, isRated: true })
}
