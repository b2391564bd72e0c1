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

/** Of a page that somebody may walk to: without it there is nothing to fetch ahead. */
const preloadLoader = `
export async function loadRouteModule(route, cache) {
  return cache[route.id] || import(/* @vite-ignore */ route.module).then(
    (module) => cache[route.id] = module,
    () => ({})
  )
}
`

const routeModules = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const links = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]links\.js$/
const ahead = '\0fetch-ahead'
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Where a script cannot be had, the browser says so on the window, and no page is lost by it: after a
 * deploy the scripts of the build before may be gone. What is imported late says so too, and fails as
 * it would have; the helper that would fetch its parts and style sheets ahead stays out of the first
 * script, because here it stands in one file and needs no style sheet of its own.
 */
export function lostChunks(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'lost-chunks',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source === './routeModules.js' && importer && links.test(importer)) return ahead
      return null
    },
    load(id) {
      if (id === preloadHelper)
        return `export const __vitePreload = (load) => load().catch((error) => { ${announceLost('0')}; throw error })`
      if (id !== ahead && !routeModules.test(id)) return null
      replaced.add(id === ahead ? ahead : 'routeModules')
      return id === ahead ? preloadLoader : navigationLoader
    },
    buildEnd(error) {
      if (!error && replaced.size < 2)
        this.error('The router loads the scripts of its pages elsewhere now: look again.')
    },
  }
}
