import type { Plugin } from 'vite'

const rules = /\/src\/(domain\/.+|games\/[^/]+\/rules[^/]*)\.ts$/

/** A running game holds its rules for good: the page loads anew and plays on by the edited ones. */
export function reloadRules(): Plugin {
  return {
    name: 'reload-rules',
    apply: 'serve',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !rules.test(file)) return
      this.environment.hot.send({ type: 'full-reload' })
      server.config.logger.info('Rules changed: pages load anew. Live rooms need a restart.', {
        timestamp: true,
      })
      return []
    },
  }
}
