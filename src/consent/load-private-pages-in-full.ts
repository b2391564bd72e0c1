import { reloadOnce } from '#browser/updates/reload-once.ts'
import { isPrivatePage } from './is-private-page.ts'

/** Trackers see every client-side navigation. Call it before any tracker listens. */
export function loadPrivatePagesInFull(): void {
  wrapHistory('pushState', (to) => location.assign(to))
  wrapHistory('replaceState', (to) => location.replace(to))
  window.addEventListener('popstate', (event) => {
    if (!isPrivatePage(location, '')) return
    event.stopImmediatePropagation()
    reloadOnce()
  })
}

function wrapHistory(way: 'pushState' | 'replaceState', load: (to: URL) => void): void {
  const walk = history[way].bind(history)
  history[way] = (state, unused, to) => {
    const url = to == null ? null : new URL(to, location.href)
    if (url !== null && isPrivatePage(url, '')) load(url)
    else walk(state, unused, to)
  }
}
