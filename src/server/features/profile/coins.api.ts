import { Hono } from 'hono'
import type { ClaimAnswer } from '#contract/profile.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { requireOwner } from '#server/platform/web/session.ts'
import { answerClaim } from './answer-claim.ts'
import { readCoinHistory } from './coin-history.ts'

/** `/api/users/{userId}`: rewards and the coin ledger. */
export function coinsApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()

  api.post('/:userId/claimed_rewards', async (c) => {
    const { status, answer } = await answerClaim(c, services)
    return c.json(answer satisfies ClaimAnswer, status)
  })
  api.all('/:userId/claimed_rewards', onlyMethods('POST'))

  api.get('/:userId/coin_entries', async (c) => {
    const { userId } = await requireOwner(c, services, c.req.param('userId'))
    const before = c.req.query('before') ?? null
    return c.json(await readCoinHistory(services.database.db, userId, before))
  })
  api.all('/:userId/coin_entries', onlyMethods('GET'))
  return api
}
