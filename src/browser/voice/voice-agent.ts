import { liveState } from '../storage/live-state.ts'

/** Null while unknown. */
export const voiceAgent = liveState<boolean | null>(null)

/** Why this page cannot use the server's voice agent. */
export const voiceObstacle = liveState<string | null>(null)

/** False offline. */
export function canUseVoice(): boolean {
  return navigator.onLine
}
