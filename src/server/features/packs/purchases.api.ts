import { Hono } from 'hono'
import { Purchase, type PurchaseAnswer } from '#contract/profile.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { buyPass } from '../profile/buy-pass.ts'
import { getProfile } from '../profile/get-profile.ts'
import { readPremiumEndMs } from './pack-access.ts'
import { findPremiumPack } from './premium-packs.ts'

/** `/api/users/{userId}/purchases`: a day's pass for a premium pack. */
export function purchasesApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()

  api.post('/:userId/purchases', async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const { itemId } = await readJson(c, Purchase)
    if (!findPremiumPack(itemId)) throw new AppError('not_found', 'There is no such item.')
    await getProfile(services, userId)
    // A pack that is open already costs nothing.
    const endsAtMs =
      (await readPremiumEndMs(services.database.db, userId, services.now())) ??
      (await buyPass(services, userId, itemId))
    const answer: PurchaseAnswer =
      endsAtMs === false ? { ok: false } : { ok: true, until: new Date(endsAtMs).toISOString() }
    return c.json(answer)
  })
  api.all('/:userId/purchases', onlyMethods('POST'))
  return api
}
