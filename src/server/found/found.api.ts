import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { feedPath } from '#found/feed-address.ts'
import { writeManifest } from '#found/manifest.ts'
import { writeRobots } from '#found/robots.ts'
import { writeSitemap } from '#found/sitemap.ts'
import type { AppEnv } from '../http/app-env.ts'
import { compressWhole } from '../http/compress-whole.ts'
import { onlyMethods } from '../http/only-methods.ts'
import { keptWithOrigin, ownOrigin } from '../http/own-origin.ts'
import type { Services } from '../services.ts'
import { matchesETag } from '../static/matches-etag.ts'

const keptSeconds = 3600

type File = { path: string; type: string; write: (origin: string) => string | Promise<string> }

const files: File[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', write: writeRobots },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', write: writeSitemap },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', write: writeManifest },
  {
    path: feedPath,
    type: 'application/rss+xml; charset=utf-8',
    write: async (origin) => (await import('#found/article-feed.ts')).writeFeed(origin),
  },
]

/** What crawlers, feed readers and phones ask for beside the pages. */
export function foundApi(services: Pick<Services, 'env'>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  for (const { path, type, write } of files) {
    api.get(path, async (c) => {
      const text = await write(ownOrigin(c, services))
      return await answer(c, type, text, keptWithOrigin(services, keptSeconds))
    })
    api.all(path, onlyMethods('GET', 'HEAD'))
  }
  return api
}

async function answer(
  c: Context<AppEnv>,
  type: string,
  text: string,
  keeping: string,
): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': keeping, etag }
  const known = c.req.header('if-none-match')
  if (known !== undefined && matchesETag(known, etag.slice(2)))
    return c.body(null, 304, { ...headers, vary: 'accept-encoding' })
  const whole = c.body(text, 200, { ...headers, 'content-type': type })
  return await compressWhole(whole, c.req.header('accept-encoding'))
}
