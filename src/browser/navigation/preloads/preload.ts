import { isDataSaverOn } from '#browser/device/is-data-saver-on.ts'
import { whenIdle } from '#browser/device/when-idle.ts'
import { canPreload, type Network } from '#domain/preloads/can-preload.ts'
import { makePreloadQueue } from '#domain/preloads/preload-queue.ts'
import { pageRouter } from '../router.ts'
import { fetchFiles } from './fetch-files.ts'
import { filesOfRoute } from './files-of-route.ts'

const siteLayoutId = 'layouts/default'
const initialDelayMs = 1500

let isWatching = false

const queue = makePreloadQueue(async (id, isMeant) => {
  if (!canPreload(network())) throw new Error('The network went.')
  await fetchFiles(filesOfRoute(id), isMeant ? 'high' : 'low')
})

/**
 * Fetches the scripts and styles of a page ahead, never its data, which may be personal or counted.
 * @param isMeant the user is about to go there
 */
export function preload(path: string, isMeant = true): void {
  if (!canPreload(network())) return
  const route = pageRouter().match(path)?.at(-1)?.route
  // Static pages have no route, so they match `*`.
  if (route && !route.path?.endsWith('*')) queue.add(route.id, isMeant)
}

/**
 * Preloads what links lead to: at once on hover, touch or focus, and when idle for visible ones.
 */
export function watchLinks(): void {
  if (isWatching) return
  isWatching = true
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, ({ target }) => preloadLink(target, true), { passive: true })
  }
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
    // A service worker fetches everything anyway.
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
