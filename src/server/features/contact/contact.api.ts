import { Hono } from 'hono'
import { type ContactReply, NewContactMessage } from '#contract/contact.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { findSession } from '#server/platform/web/session.ts'

/** `/api/contact`: no session required, but a proof of work. */
export function contactApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limitChallenges = rateLimit(services, 'contact challenges')
  const limitMessages = rateLimit(services, 'contact')
  const limitMessagesPerDay = rateLimit(services, 'contact a day')

  api.get('/challenge', limitChallenges, async (c) => {
    const { makeChallenge } = await import('../app-check/make-challenge.ts')
    return c.json(await makeChallenge(services, 'contact'))
  })
  api.all('/challenge', onlyMethods('GET'))

  api.post('/', limitMessages, limitMessagesPerDay, async (c) => {
    const sent = await readJson(c, NewContactMessage)
    const session = await findSession(c, services)
    const { saveContact } = await import('./save-contact.ts')
    const saved = await saveContact(services, sent, session?.userId ?? null)
    if (saved.outcome === 'conflict') throw new AppError('conflict', 'Another message has this id.')
    const reply: ContactReply = { id: sent.id, mailed: saved.mailed }
    return c.json(reply, saved.outcome === 'saved' ? 201 : 200)
  })
  api.all('/', onlyMethods('POST'))
  return api
}
