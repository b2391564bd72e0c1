import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { endedSessionCookie } from '#server/platform/web/session-flag.ts'
import { confirmOwner } from '../accounts/confirm-owner.ts'
import type { Auth } from '../accounts/create-auth.ts'
import type { BillingContext } from '../billing/open-billing.ts'
import { Confirmation } from './confirmation.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

/** `/api/users/{userId}`: export and deletion of an account. */
export function personApi(services: BillingContext, loadAuth: () => Promise<Auth>): Hono<AppEnv> {
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
