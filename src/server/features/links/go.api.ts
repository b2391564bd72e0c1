import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf } from '#server/platform/web/rate-limit.ts'
import { publicPages } from '#site/public-pages.ts'
import { choosePlace } from './choose-place.ts'
import { chooseSource } from './choose-source.ts'
import type { ScanCounter } from './count-scans.ts'

const paths: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/**
 * `GET /go?to=…&src=…`: what printed codes and shared links lead to. It goes on to a place of ours,
 * and counts that somebody came, without keeping who. Of a parameter that comes twice the first
 * holds.
 */
export function goApi(services: ServerContext & { scanCounter: ScanCounter }): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  // Hono answers HEAD here too.
  api.get('/', (c) => {
    const { path, countedAs } = choosePlace(c.req.query('to'), paths)
    if (countedAs !== null && isSomebody(c)) {
      const scan = { source: chooseSource(c.req.query('src')), place: countedAs }
      services.scanCounter.count(scan, addressOf(c, services))
    }
    c.header('cache-control', 'no-store')
    return c.redirect(path, 302)
  })
  api.all('/', onlyMethods('GET', 'HEAD'))
  return api
}

/** Not a crawler, not a chat that looks where a link leads, not a browser that runs ahead. */
function isSomebody(c: Context<AppEnv>): boolean {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  return (
    c.req.method === 'GET' && !/^prefetch\b/i.test(purpose) && !isbot(c.req.header('user-agent'))
  )
}
