import { reloadOnce } from '#browser/updates/reload-once.ts'
import { isPrivatePage } from './is-private-page.ts'

/**
 * From now on quiet places are not walked to but loaded: the scripts of vendors hear of every page that
 * is walked to beside them. To be called before any of these scripts listens.
 */
export function loadPrivatePagesInFull(): void {
  wrapHistory('pushState', (to) => location.assign(to))
  wrapHistory('replaceState', (to) => location.replace(to))
  // Walked back to, it is there already.
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
