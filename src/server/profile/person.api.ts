import { Hono } from 'hono'
import { confirmOwner } from '../auth/confirm-owner.ts'
import type { Auth } from '../auth/create-auth.ts'
import { requireOwner } from '../auth/session.ts'
import { endedSessionCookie } from '../auth/session-flag.ts'
import type { AppEnv } from '../http/app-env.ts'
import { onlyMethods } from '../http/only-methods.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { Services } from '../services.ts'
import { Confirmation } from './confirmation.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

/** `/api/users/{userId}`: taking one's data along, and leaving for good. */
export function personApi(services: Services, loadAuth: () => Promise<Auth>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'person')

  api.get('/:userId/export', limit, async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    c.header('content-disposition', 'attachment; filename="party-dojo.json"')
    c.header('content-type', 'application/json')
    return c.body(await exportPerson(services, userId))
  })
  api.all('/:userId/export', onlyMethods('GET'))

  api.delete('/:userId', limit, async (c) => {
    const session = await requireOwner(c, services, c.req.param('userId'))
    const hasBody = c.req.header('content-type') !== undefined
    const { password = null } = hasBody ? await readJson(c, Confirmation) : {}
    await confirmOwner(services, await loadAuth(), {
      session,
      password,
      headers: c.req.raw.headers,
    })
    await erasePerson(services, session.userId)
    c.header('set-cookie', endedSessionCookie(services))
    return c.body(null, 204)
  })
  api.all('/:userId', onlyMethods('GET', 'PUT', 'PATCH', 'DELETE'))
  return api
}
