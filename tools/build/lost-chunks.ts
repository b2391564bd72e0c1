import type { Plugin } from 'vite'

/** What `src/browser/updates/lost-chunk.ts` hears. */
const announceLost = (detail: string) =>
  `dispatchEvent(new CustomEvent('party-dojo:lost-chunk', { detail: ${detail} }))`

/**
 * Of a page that is walked to. The router would reload without asking, also offline and in a circle.
 * Here the walk just does not arrive; failed, it would put the error page in the place of this one.
 */
const navigationLoader = `
export async function loadRouteModule(route, cache) {
  try {
    return cache[route.id] ||= await import(/* @vite-ignore */ route.module)
  } catch {
    ${announceLost('1')}
    return new Promise(() => {})
  }
}
`

const routeModules = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Where a script cannot be had, the browser says so on the window, and no page is lost by it: after a
 * deploy the scripts of the build before may be gone. What is imported late says so too, and fails as
 * it would have; the helper that would fetch its parts and style sheets ahead stays out of the first
 * script, because here it stands in one file and needs no style sheet of its own.
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
