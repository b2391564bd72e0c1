import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { addressOf } from '#server/platform/web/rate-limit.ts'
import { publicPages } from '#site/public-pages.ts'
import { chooseSource } from './choose-source.ts'
import type { ScanCounter } from './count-scans.ts'
import { resolveLinkTarget } from './resolve-link-target.ts'

const allowedPaths: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/**
 * `GET /go?to=…&src=…`, or `?t=` with the code of a bar's table: redirects printed codes and shared links, and counts them anonymously. Of
 * duplicate parameters the first counts.
 */
export function shortLinksApi(
  services: ServerContext & { scanCounter: ScanCounter },
): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  // Hono answers HEAD with the GET handler.
  api.get('/', (c) => {
    const { to, src } = readLink(c)
    const { path, countedAs } = resolveLinkTarget(to, allowedPaths)
    if (countedAs !== null && isHumanVisit(c)) {
      const scan = { source: chooseSource(src), place: countedAs }
      services.scanCounter.count(scan, addressOf(c, services))
    }
    c.header('cache-control', 'no-store')
    return c.redirect(path, 302)
  })
  api.all('/', onlyMethods('GET', 'HEAD'))
  return api
}

/** A bar's table is short: fewer and larger modules are read in the dark. */
function readLink(c: Context<AppEnv>): { to: string | undefined; src: string | undefined } {
  const table = c.req.query('t')
  if (table !== undefined) return { to: `/t/${table}`, src: 'bar-table' }
  return { to: c.req.query('to'), src: c.req.query('src') }
}

/** Skips crawlers, link previews and prefetching. */
function isHumanVisit(c: Context<AppEnv>): boolean {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  return (
    c.req.method === 'GET' && !/^prefetch\b/i.test(purpose) && !isbot(c.req.header('user-agent'))
  )
}
