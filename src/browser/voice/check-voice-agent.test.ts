import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over https', true, true, { isOffered: true, obstacle: null }],
  ['over plain http', false, true, { isOffered: false, obstacle: /needs https/ }],
  ['over plain http where there is none', false, false, { isOffered: false, obstacle: null }],
])('a voice host %s', async (_, isSecure, available, { isOffered, obstacle }) => {
  vi.stubGlobal('isSecureContext', isSecure)
  vi.stubGlobal('fetch', async () => Response.json({ available }))
  const { checkVoiceAgent: askForVoice } = await import('./check-voice-agent.ts')
  const { voiceAgent, voiceObstacle } = await import('./voice-agent.ts')
  await askForVoice()
  expect(voiceAgent.get()).toBe(isOffered)
  if (obstacle === null) expect(voiceObstacle.get()).toBeNull()
  else expect(voiceObstacle.get()).toMatch(obstacle)
})
