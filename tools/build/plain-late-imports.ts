import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * What is loaded late here stands in one file and needs no style sheet of its own, so the helper that
 * would fetch both ahead stays out of the first script of every page.
 */
export function plainLateImports(): Plugin {
  return {
    name: 'plain-late-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id === helper ? 'export const __vitePreload = (load) => load()' : null
    },
  }
}
