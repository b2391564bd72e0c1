import { Hono } from 'hono'
import { feedPath } from '#seo/feed-address.ts'
import { writeManifest } from '#seo/manifest.ts'
import { writeRobots } from '#seo/robots.ts'
import { writeSitemap } from '#seo/sitemap.ts'
import type { ServerContext } from '#server/context.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { cacheControlWithOrigin, ownOrigin } from '#server/platform/web/own-origin.ts'
import { respondWithText } from '#server/platform/web/respond-with-text.ts'

const maxAgeSeconds = 3600

type File = { path: string; type: string; write: (origin: string) => string | Promise<string> }

const files: File[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', write: writeRobots },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', write: writeSitemap },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', write: writeManifest },
  {
    path: feedPath,
    type: 'application/rss+xml; charset=utf-8',
    write: async (origin) => (await import('#seo/article-feed.ts')).writeFeed(origin),
  },
]

/** Routes for crawlers, feed readers and phones. */
export function seoApi(services: Pick<ServerContext, 'env'>): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  for (const { path, type, write } of files) {
    api.get(path, async (c) => {
      const text = await write(ownOrigin(c, services))
      const cacheControl = cacheControlWithOrigin(services, maxAgeSeconds)
      return await respondWithText(c, type, text, { 'cache-control': cacheControl })
    })
    api.all(path, onlyMethods('GET', 'HEAD'))
  }
  return api
}
