import type { VoiceStatus } from '#contract/voice.ts'
import { callApi } from '../api/call-api.ts'
import { plainHttpReason } from '../device/secure-context.ts'
import { voiceAgent, voiceObstacle } from './voice-agent.ts'

/** Checked at the start screen; a running game does not ask. */
export async function checkVoiceAgent(): Promise<void> {
  if (voiceAgent.get() !== null) return
  const answer = await callApi<VoiceStatus | null>('GET', '/api/voice-agent')
  if (!answer.ok) return
  const isThere = answer.data?.available === true
  const obstacle = isThere ? plainHttpReason('A voice host needs') : null
  voiceObstacle.set(obstacle)
  voiceAgent.set(isThere && obstacle === null)
}
