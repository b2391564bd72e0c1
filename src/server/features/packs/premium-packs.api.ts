import { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { findSession } from '#server/platform/web/session.ts'
import { readPackAccessEndMs } from './pack-access.ts'
import { findPremiumPack } from './premium-packs.ts'

/** `GET /api/premium-packs/{game}/{packId}`: needs premium or a pass for the pack. */
export function premiumPacksApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:game/:packId', async (c) => {
    const itemId = `${c.req.param('game')}/${c.req.param('packId')}`
    const pack = findPremiumPack(itemId)
    if (!pack) throw new AppError('not_found', 'There is no such pack.')
    const session = await findSession(c, services)
    if (!session) throw new AppError('unauthenticated', 'Sign in first.')
    const wanted = { userId: session.userId, itemId }
    const untilMs = await readPackAccessEndMs(services.database.db, wanted, services.now())
    if (untilMs === null) {
      throw new AppError('forbidden', 'Open this pack with dojo coins or with premium first.')
    }
    return c.json({ pack, until: new Date(untilMs).toISOString() })
  })
  api.all('/:game/:packId', onlyMethods('GET'))
  return api
}
