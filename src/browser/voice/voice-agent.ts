import { liveState } from '../live-state.ts'

/** Whether a voice can keep the word here; null while nobody knows. */
export const voiceAgent = liveState<boolean | null>(null)

/** Whether a voice could come at all: it needs the network, and a page that may use a microphone. */
export function mayAskForVoice(): boolean {
  return isSecureContext && navigator.onLine
}
