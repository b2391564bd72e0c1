import { Hono } from 'hono'
import { IconQuery } from '#contract/icon-search.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { rateLimit } from '#server/platform/web/rate-limit.ts'
import { readQuery } from '#server/platform/web/read-query.ts'
import { answerCacheable } from './answer-cacheable.ts'
import { searchIcons } from './search-icons.ts'

/** `GET /api/icons?q=…&style=…&cursor=…`: searches the cover icons. */
export function iconSearchApi(services: ServerContext): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const limit = rateLimit(services, 'icons')
  api.get('/', limit, async (c) => {
    const { v, ...query } = readQuery(c, IconQuery)
    return answerCacheable(c, await searchIcons(query), v)
  })
  api.all('/', onlyMethods('GET'))
  return api
}
