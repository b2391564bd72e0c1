import { Hono } from 'hono'
import { findSession } from '../auth/session.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { onlyMethods } from '../http/only-methods.ts'
import { findPassEnd } from '../profile/pass-repository.ts'
import type { Services } from '../services.ts'
import { findPremiumPack } from './premium-packs.ts'

/** `GET /api/premium-packs/{game}/{packId}`: a premium pack, for whoever holds a pass for it. */
export function premiumPacksApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:game/:packId', async (c) => {
    const itemId = `${c.req.param('game')}/${c.req.param('packId')}`
    const pack = findPremiumPack(itemId)
    if (!pack) throw new AppError('not_found', 'There is no such pack.')
    const session = await findSession(c, services)
    if (!session) throw new AppError('unauthenticated', 'Sign in first.')
    const endsAtMs = await findPassEnd(services.database.db, session.userId, itemId)
    if (endsAtMs === null || endsAtMs <= services.now()) {
      throw new AppError('forbidden', 'Open this pack with dojo coins first.')
    }
    return c.json({ pack, until: new Date(endsAtMs).toISOString() })
  })
  api.all('/:game/:packId', onlyMethods('GET'))
  return api
}
