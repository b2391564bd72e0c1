import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { onlyMethods } from '../http/only-methods.ts'
import type { Services } from '../services.ts'
import { readOffer } from './read-offer.ts'

/** `GET /api/premium`: what premium costs, for anybody, and where its calls go. */
export function offerApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  api.get('/', async (c) => c.json(await readOffer(services)))
  api.all('/', onlyMethods('GET'))
  return api
}
