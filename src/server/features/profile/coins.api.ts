import { Hono } from 'hono'
import { type ClaimAnswer, Purchase, type PurchaseAnswer } from '#contract/profile.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { readJson } from '#server/platform/web/read-json.ts'
import type { Services } from '#server/services.ts'
import { requireOwner } from '../accounts/session.ts'
import { premiumUntilMs } from '../packs/open-until.ts'
import { findPremiumPack } from '../packs/premium-packs.ts'
import { answerClaim } from './answer-claim.ts'
import { buyPass } from './buy-pass.ts'
import { readCoinHistory } from './coin-history.ts'
import { getProfile } from './get-profile.ts'

/** `/api/users/{userId}`: what earns coins, what spends them, and the ledger of both. */
export function coinsApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()

  api.post('/:userId/claimed_rewards', async (c) => {
    const { status, answer } = await answerClaim(c, services)
    return c.json(answer satisfies ClaimAnswer, status)
  })
  api.all('/:userId/claimed_rewards', onlyMethods('POST'))

  api.post('/:userId/purchases', async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const { itemId } = await readJson(c, Purchase)
    if (!findPremiumPack(itemId)) throw new AppError('not_found', 'There is no such item.')
    await getProfile(services, userId)
    // What is open already costs nothing.
    const endsAtMs =
      (await premiumUntilMs(services.database.db, userId, services.now())) ??
      (await buyPass(services, userId, itemId))
    const answer: PurchaseAnswer =
      endsAtMs === false ? { ok: false } : { ok: true, until: new Date(endsAtMs).toISOString() }
    return c.json(answer)
  })
  api.all('/:userId/purchases', onlyMethods('POST'))

  api.get('/:userId/coin_entries', async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const before = c.req.query('before') ?? null
    return c.json(await readCoinHistory(services.database.db, userId, before))
  })
  api.all('/:userId/coin_entries', onlyMethods('GET'))
  return api
}
