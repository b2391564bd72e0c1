import { reloadOnce } from '#browser/updates/reload-once.ts'
import { isQuietPlace } from './is-quiet-place.ts'

/**
 * From now on quiet places are not walked to but loaded: the scripts of vendors hear of every page that
 * is walked to beside them. To be called before any of these scripts listens.
 */
export function loadQuietPlaces(): void {
  instead('pushState', (to) => location.assign(to))
  instead('replaceState', (to) => location.replace(to))
  // Walked back to, it is there already.
  window.addEventListener('popstate', (event) => {
    if (!isQuietPlace(location, '')) return
    event.stopImmediatePropagation()
    reloadOnce()
  })
}

function instead(way: 'pushState' | 'replaceState', load: (to: URL) => void): void {
  const walk = history[way].bind(history)
  history[way] = (state, unused, to) => {
    const url = to == null ? null : new URL(to, location.href)
    if (url !== null && isQuietPlace(url, '')) load(url)
    else walk(state, unused, to)
  }
}
