import { type LastRound, readLastRound } from '#domain/table/last-round.ts'
import { savedValue } from '../storage/saved-value.ts'

/** How the last game on this device ended. */
export const lastRound = savedValue('last-round', readLastRound)

/** Keeps how a game ended; an end screen that is opened again keeps when that was, and its thumb. */
export function saveLastRound(ended: Omit<LastRound, 'atMs' | 'isRated'>): void {
  const kept = lastRound.get()
  const isSame = kept?.slug === ended.slug && kept.dealtAtMs === ended.dealtAtMs
  lastRound.set({ atMs: Date.now(), ...(isSame && kept), ...ended })
}

/** Notes that the last game has its thumb. */
export function markRated(): void {
  const round = lastRound.get()
  if (round) lastRound.set({ ...round, isRated: true })
}
