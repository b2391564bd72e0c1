import type { Plugin } from 'vite'

/** What `src/browser/updates/lost-chunk.ts` hears. */
const announceLost = (detail: string) =>
  `dispatchEvent(new CustomEvent('party-dojo:lost-chunk', { detail: ${detail} }))`

/**
 * Of a page that is walked to. The router would reload without asking, also offline and in a circle,
 * and show a page without its styles. Here the walk just does not arrive; failed, it would put the
 * error page in the place of this one.
 */
const navigationLoader = `
const fetchStyle = async (file) => {
  if (!(await fetch(file)).ok) throw 0
}
export async function loadRouteModule(route, cache) {
  try {
    return cache[route.id] ||= (await Promise.all([
      import(/* @vite-ignore */ route.module),
      ...(route.css || []).map(fetchStyle),
    ]))[0]
  } catch {
    ${announceLost('1')}
    return new Promise(() => {})
  }
}
`

const routeModules = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const preloadHelper = '\0vite/preload-helper.js'

/**
 * After a deploy the scripts of the build before may be gone: a failed load fires an event on the
 * window instead of losing the page. A failed late import fires it too, then rejects as usual. Vite's
 * preload helper is left out of the first script: late imports here need no other file.
 */
export function lostChunks(): Plugin {
  let isReplaced = false
  return {
    name: 'lost-chunks',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id === preloadHelper)
        return `export const __vitePreload = (load) => load().catch((error) => { ${announceLost('error.message')}; throw error })`
      if (!routeModules.test(id)) return null
      isReplaced = true
      return navigationLoader
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('The router loads the scripts of its pages elsewhere now: look again.')
    },
  }
}
