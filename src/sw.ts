import {
  type CacheStrategy,
  canBePage,
  chooseStrategy,
  type WorkerRequest,
} from '#domain/offline/choose-strategy.ts'
import { answerAsset, answerIcons, answerPicture } from './worker/answer-file.ts'
import { answerPage, answerPersonalPage } from './worker/answer-page.ts'
import { isFileOfBuild } from './worker/cached-build.ts'
import { answerFromBuild, fetchBuild } from './worker/fetch-build.ts'
import { readKeptPages } from './worker/page-list.ts'
import { retireBuilds } from './worker/retire-builds.ts'

/** The service worker: caches everything playable (decision 025). */
declare const self: ServiceWorkerGlobalScope

type Handler = (event: FetchEvent, url: URL) => Promise<Response> | Response

const handlers: Record<Exclude<CacheStrategy, 'network'>, Handler> = {
  kept: answerFromBuild,
  slashless: (_, { pathname, search, origin }) =>
    Response.redirect(origin + pathname.slice(0, -1) + search, 301),
  page: answerPage,
  'own page': answerPersonalPage,
  asset: answerAsset,
  icons: answerIcons,
  picture: answerPicture,
}

self.addEventListener('install', (event) => event.waitUntil(fetchBuild(event)))

// Controls tabs of the previous build, too: their files stay cached.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([retireBuilds(), self.clients.claim()])),
)

// Waits until the user accepts it (`browser/updates`).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  const url = new URL(event.request.url)
  const isOwnOrigin = url.origin === self.location.origin
  const request = { method, mode, isOwnOrigin, pathname: url.pathname }
  if (canBePage(request)) return event.respondWith(answerPossiblePage(event, url, request))
  const strategy = chooseStrategy(request, isFileOfBuild)
  if (strategy !== 'network') event.respondWith(handlers[strategy](event, url))
})

async function answerPossiblePage(
  event: FetchEvent,
  url: URL,
  request: WorkerRequest,
): Promise<Response> {
  const pages = await readKeptPages()
  const strategy = chooseStrategy(request, (pathname) => pages.has(pathname))
  return await (strategy === 'network' ? fetch(event.request) : handlers[strategy](event, url))
}
