import { NetworkFirst, NetworkOnly, type SerwistPlugin } from 'serwist'
import { buildCacheName } from '#domain/offline/build-caches.ts'
import { buildKey, isHtml, isOfThisBuild } from './cached-build.ts'
import { hasPage } from './fetch-build.ts'
import { limitEntries } from './limit-entries.ts'

/** A page that was opened before is worth no longer wait. */
const networkTimeoutSeconds = 3
const maxPages = 40

const pagesCache = buildCacheName('pages', buildKey)

/** The server says of a page that nobody stands in it; nothing else is kept. */
const onlyAnonymous: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    const isAnonymous = response.status === 200 && response.headers.get('x-page') === 'anonymous'
    return isAnonymous && isHtml(response) && (await isOfThisBuild(response)) ? response : null
  },
}

/** The same page was opened under another query: a page must be answered under its own. */
const ignoreQuery: SerwistPlugin = {
  async handlerDidError({ request }) {
    const cache = await caches.open(pagesCache)
    const kept = await cache.match(request, { ignoreSearch: true })
    return kept && kept.url !== request.url ? Response.redirect(kept.url, 302) : undefined
  },
}

/** Neither the network nor this phone has the page: `/offline` says so, and knows where it was to go. */
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

/** A page that the build has not got, kept once it was opened. */
export function answerPage(event: FetchEvent): Promise<Response> {
  return openedPages.handle({ event, request: event.request })
}

/** A page in which somebody stands: never kept. */
export function answerPersonalPage(event: FetchEvent): Promise<Response> {
  return personalPages.handle({ event, request: event.request })
}
