import { Hono } from 'hono'
import { EmailPreference } from '#contract/contact.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { setOptionalEmails } from './email-preferences.ts'

/** `PUT /api/users/{userId}/letters`: optional emails on or off. */
export function emailsApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'letters')
  api.put('/:userId/letters', limit, async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const { wanted } = await readJson(c, EmailPreference)
    await setOptionalEmails(services, userId, wanted)
    return c.json({ wanted })
  })
  api.all('/:userId/letters', onlyMethods('PUT'))
  return api
}
