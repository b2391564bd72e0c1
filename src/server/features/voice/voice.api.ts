import { Hono } from 'hono'
import type { VoiceStatus } from '#contract/voice.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'

/** `GET /api/voice-agent`: whether a voice agent is configured. */
export function voiceApi({ env }: Pick<ServerContext, 'env'>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const answer: VoiceStatus = { available: env.voiceAgent !== null }
  api.get('/', (c) => c.json(answer))
  api.all('/', onlyMethods('GET'))
  return api
}
