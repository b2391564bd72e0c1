import { liveState } from '../storage/live-state.ts'

/** Whether a voice can keep the word here; null while nobody knows. */
export const voiceAgent = liveState<boolean | null>(null)

/** Why one that the server has cannot be heard on this page. */
export const voiceObstacle = liveState<string | null>(null)

/** Whether a voice could come at all: it needs the network. */
export function canUseVoice(): boolean {
  return navigator.onLine
}
