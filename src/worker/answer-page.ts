import { NetworkFirst, NetworkOnly, type SerwistPlugin } from 'serwist'
import { buildCacheName } from '#domain/offline/build-caches.ts'
import { buildKey, isHtml, isOfThisBuild } from './cached-build.ts'
import { hasPage } from './fetch-build.ts'
import { limitEntries } from './limit-entries.ts'

const networkTimeoutSeconds = 3
const maxPages = 40

const pagesCache = buildCacheName('pages', buildKey)

/** The server marks pages without personal data; only those are cached. */
const onlyAnonymous: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    const isAnonymous = response.status === 200 && response.headers.get('x-page') === 'anonymous'
    return isAnonymous && isHtml(response) && (await isOfThisBuild(response)) ? response : null
  },
}

const ignoreQuery: SerwistPlugin = {
  async handlerDidError({ request }) {
    const cache = await caches.open(pagesCache)
    const kept = await cache.match(request, { ignoreSearch: true })
    return kept && kept.url !== request.url ? Response.redirect(kept.url, 302) : undefined
  },
}

/** Neither network nor cache has the page: `/offline` says so and keeps its address. */
const redirectOffline: SerwistPlugin = {
  async handlerDidError({ request }) {
    if (!(await hasPage('/offline'))) return undefined
    const { pathname, search, origin } = new URL(request.url)
    const to = encodeURIComponent(pathname + search)
    return Response.redirect(`${origin}/offline?to=${to}`, 302)
  },
}

const openedPages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: networkTimeoutSeconds,
  plugins: [onlyAnonymous, limitEntries(maxPages), ignoreQuery, redirectOffline],
})

const personalPages = new NetworkOnly({ plugins: [redirectOffline] })

export function answerPage(event: FetchEvent): Promise<Response> {
  return openedPages.handle({ event, request: event.request })
}

export function answerPersonalPage(event: FetchEvent): Promise<Response> {
  return personalPages.handle({ event, request: event.request })
}
