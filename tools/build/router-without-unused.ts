import type { Plugin } from 'vite'

type Unused = { what: string; file: RegExp; left: string }

const unused: readonly Unused[] = [
  {
    // Nobody hands it instrumentations.
    what: 'tracing',
    file: /[\\/]react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/,
    left: `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
// Named by the server's half, which does not reach the browser either.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
`,
  },
  {
    // `routeDiscovery` is 'initial': every route is known from the start.
    what: 'discovery of routes',
    file: /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    left: `
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const getPartialManifest = undefined
export const getManifestPath = undefined
export const getPathsWithAncestors = undefined
export const handleClientVersionMismatch = undefined
export const URL_LIMIT = undefined
`,
  },
]

/** Leaves out of the first script what the router keeps for others: a kilobyte or two. */
export function routerWithoutUnused(): Plugin {
  const leftOut = new Set<Unused>()
  return {
    name: 'router-without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = unused.find(({ file }) => file.test(id))
      if (!part) return null
      leftOut.add(part)
      return part.left
    },
    buildEnd(error) {
      const moved = unused.filter((part) => !leftOut.has(part)).map(({ what }) => what)
      if (!error && moved.length > 0)
        this.error(`The router keeps its ${moved.join(' and ')} elsewhere now: look again.`)
    },
  }
}
