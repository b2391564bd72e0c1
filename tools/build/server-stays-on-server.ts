import type { Plugin } from 'vite'

/** Fails the browser build when a stray import would ship server code to phones. */
export function serverStaysOnServer(): Plugin {
  return {
    name: 'server-stays-on-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const isTypeOnlyDoor = id.endsWith('/src/server/pages/request-context.ts')
      if (id.includes('/src/server/') && !isTypeOnlyDoor) {
        this.error(`${id} must not reach the browser`)
      }
    },
  }
}
