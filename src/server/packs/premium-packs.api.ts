import { Hono } from 'hono'
import { isEntitled } from '#domain/premium/subscription.ts'
import { findSession } from '../auth/session.ts'
import { findSubscription } from '../billing/billing-repository.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { onlyMethods } from '../http/only-methods.ts'
import { findPassEnd } from '../profile/pass-repository.ts'
import type { Services } from '../services.ts'
import { findPremiumPack } from './premium-packs.ts'

/** `GET /api/premium-packs/{game}/{packId}`: a premium pack, for whoever has a pass for it or premium. */
export function premiumPacksApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/:game/:packId', async (c) => {
    const itemId = `${c.req.param('game')}/${c.req.param('packId')}`
    const pack = findPremiumPack(itemId)
    if (!pack) throw new AppError('not_found', 'There is no such pack.')
    const session = await findSession(c, services)
    if (!session) throw new AppError('unauthenticated', 'Sign in first.')
    const untilMs = await openUntilMs(services, session.userId, itemId)
    if (untilMs === null) {
      throw new AppError('forbidden', 'Open this pack with dojo coins or with premium first.')
    }
    return c.json({ pack, until: new Date(untilMs).toISOString() })
  })
  api.all('/:game/:packId', onlyMethods('GET'))
  return api
}

/** A subscription runs on for an hour or so before its renewal is paid. */
const renewalMs = 2 * 60 * 60 * 1000

/** Until when a pack may be played by somebody, epoch milliseconds; null when it may not now. */
async function openUntilMs(
  { database: { db }, now }: Services,
  userId: string,
  itemId: string,
): Promise<number | null> {
  const nowMs = now()
  const passEndMs = (await findPassEnd(db, userId, itemId)) ?? 0
  const subscription = await findSubscription(db, userId)
  const paidEndMs = isEntitled(subscription, Math.floor(nowMs / 1000))
    ? Math.max((subscription?.paidThrough ?? 0) * 1000, nowMs + renewalMs)
    : 0
  const untilMs = Math.max(passEndMs, paidEndMs)
  return untilMs > nowMs ? untilMs : null
}
