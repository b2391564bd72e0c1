import type { Plugin } from 'vite'

const tracing = /[\\/]react-router[\\/].*[\\/]router[\\/]instrumentation\.js$/

/** What the router calls when nobody hands it instrumentations, which this product never does. */
const untraced = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
// Named by the server's half, which does not reach the browser either.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
`

/** Leaves the router's hooks for tracing out of the first script: a kilobyte that nothing runs. */
export function routerWithoutTracing(): Plugin {
  let isLeftOut = false
  return {
    name: 'router-without-tracing',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!tracing.test(id)) return null
      isLeftOut = true
      return untraced
    },
    buildEnd(error) {
      if (!error && !isLeftOut)
        this.error('The router keeps its tracing elsewhere now: look again.')
    },
  }
}
