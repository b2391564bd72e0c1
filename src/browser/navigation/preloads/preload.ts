import { isDataSaverOn } from '#browser/device/is-data-saver-on.ts'
import { whenIdle } from '#browser/device/when-idle.ts'
import { canPreload, type Network } from '#domain/preloads/can-preload.ts'
import { makePreloadQueue } from '#domain/preloads/preload-queue.ts'
import { pageRouter } from '../router.ts'
import { fetchScripts } from './fetch-scripts.ts'
import { scriptsOfRoute } from './scripts-of-route.ts'

/** On these pages nobody plays: what they lead to may be fetched while they are read. */
const siteLayoutId = 'layouts/default'
/** How long the first page has the network to itself. */
const initialDelayMs = 1500

let isWatching = false

const queue = makePreloadQueue(async (id, isMeant) => {
  if (!canPreload(network())) throw new Error('The network went.')
  await fetchScripts(scriptsOfRoute(id), isMeant ? 'high' : 'low')
})

/**
 * Fetches the scripts of a page ahead, where the network allows it: never its data, which may count
 * or know a person, and never a page of paper.
 * @param isMeant somebody is about to go there
 */
export function preload(path: string, isMeant = true): void {
  if (!canPreload(network())) return
  const route = pageRouter().match(path)?.at(-1)?.route
  // What is taken for unknown here is a page of paper, or none.
  if (route && !route.path?.endsWith('*')) queue.add(route.id, isMeant)
}

/**
 * Preloads what the links of every page from now on lead to: at once where somebody points at
 * one, touches it or comes to it by keyboard, and when the browser is idle where one can be seen.
 */
export function watchLinks(): void {
  if (isWatching) return
  isWatching = true
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, ({ target }) => preloadLink(target, true), { passive: true })
  }
  // Whoever was here before this script is still there.
  for (const link of document.querySelectorAll('a:hover, a:focus')) preloadLink(link, true)
  setTimeout(watchViews, initialDelayMs)
}

function watchViews(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      whenIdle(() => target.isConnected && preloadLink(target, false))
    }
  })
  let page: unknown
  const look = () => {
    const { matches, navigation } = pageRouter().state
    if (navigation.state !== 'idle' || matches === page) return
    page = matches
    seen.disconnect()
    queue.clear()
    // A service worker has everything on the phone already, or is about to.
    if (navigator.serviceWorker?.controller) return
    if (!matches.some(({ route }) => route.id === siteLayoutId)) return
    whenIdle(() => {
      for (const link of document.links) seen.observe(link)
    })
  }
  pageRouter().subscribe(look)
  look()
}

function preloadLink(target: EventTarget | null, isIntended: boolean): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.origin === location.origin && !link.download) preload(link.pathname, isIntended)
}

function network(): Network {
  const { onLine: isOnline, connection } = navigator as Navigator & { connection?: Network }
  return { isOnline, saveData: isDataSaverOn(), effectiveType: connection?.effectiveType }
}
