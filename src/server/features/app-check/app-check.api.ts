import { Hono } from 'hono'
import { AppCheckSolution } from '#contract/app-check.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readJson } from '#server/platform/web/read-json.ts'

/** `GET /api/app-check/challenge`, and `POST /api/app-check/token` with its solution. */
export function appCheckApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'app-check')
  const isOff = services.env.appCheck === 'off'
  api.get('/challenge', limit, async (c) => {
    // 200, not an error: every browser asks, and would log one.
    if (isOff) return c.json(null)
    const { makeChallenge } = await import('./make-challenge.ts')
    return c.json(await makeChallenge(services, 'app check'))
  })
  api.all('/challenge', onlyMethods('GET'))
  api.post('/token', limit, async (c) => {
    if (isOff) throw new AppError('not_found', 'App check is off.')
    const sent = await readJson(c, AppCheckSolution)
    const { acceptSolution } = await import('./accept-solution.ts')
    return c.json(await acceptSolution(services, sent))
  })
  api.all('/token', onlyMethods('POST'))
  return api
}
