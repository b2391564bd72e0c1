import { type Answer, type Asked, chooseAnswer, mayBePage } from '#domain/offline/choose-answer.ts'
import { answerAsset, answerIcons } from './worker/answer-file.ts'
import { answerOwnPage, answerPage } from './worker/answer-page.ts'
import { isFileOfBuild } from './worker/build-on-phone.ts'
import { answerFromBuild, fetchBuild } from './worker/fetch-build.ts'
import { readKeptPages } from './worker/page-list.ts'
import { retireBuilds } from './worker/retire-builds.ts'

/** The service worker: everything that can be played, on the phone. Decision 025. */
declare const self: ServiceWorkerGlobalScope

type Handler = (event: FetchEvent, url: URL) => Promise<Response> | Response

const handlers: Record<Exclude<Answer, 'network'>, Handler> = {
  kept: answerFromBuild,
  slashless: (_, { pathname, search, origin }) =>
    Response.redirect(origin + pathname.slice(0, -1) + search, 301),
  page: answerPage,
  'own page': answerOwnPage,
  asset: answerAsset,
  icons: answerIcons,
}

self.addEventListener('install', (event) => event.waitUntil(fetchBuild(event)))

// It has every tab, those of the build before too: what they still need is on the phone.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([retireBuilds(), self.clients.claim()])),
)

// It waits until somebody lets it in (browser/updates).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  const url = new URL(event.request.url)
  const isOwnOrigin = url.origin === self.location.origin
  const asked = { method, mode, isOwnOrigin, pathname: url.pathname }
  if (mayBePage(asked)) return event.respondWith(answerMaybePage(event, url, asked))
  const answer = chooseAnswer(asked, isFileOfBuild)
  if (answer !== 'network') event.respondWith(handlers[answer](event, url))
})

async function answerMaybePage(event: FetchEvent, url: URL, asked: Asked): Promise<Response> {
  const pages = await readKeptPages()
  const answer = chooseAnswer(asked, (pathname) => pages.has(pathname))
  return await (answer === 'network' ? fetch(event.request) : handlers[answer](event, url))
}
