import { Hono } from 'hono'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import type { BillingContext } from './open-billing.ts'
import { readOffer } from './read-offer.ts'

/** `GET /api/premium`: prices and payment state, public. */
export function offerApi(services: BillingContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/', async (c) => c.json(await readOffer(services)))
  api.all('/', onlyMethods('GET'))
  return api
}
