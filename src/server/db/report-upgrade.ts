import type { Logger } from 'pino'
import type { MigrationSteps } from './migrate.ts'

const quietMs = 2_000
const defaultEveryMs = 10_000

/**
 * Says in the log that a database is brought up to this version, and how far it is while that takes long.
 * A database that is made anew says nothing.
 */
export function reportUpgrade(
  log: Pick<Logger, 'info'>,
  everyMs = defaultEveryMs,
): Required<MigrationSteps> & {
  end: (applied: readonly string[], copy: string | null) => void
  stop: () => void
} {
  const startedMs = performance.now()
  let saidMs = startedMs
  let timer: NodeJS.Timeout | null = null
  let at: { migration?: string; step?: number; of?: number } = {}

  const seconds = () => Math.round((performance.now() - startedMs) / 1000)
  const sayWhere = () => {
    saidMs = performance.now()
    log.info({ event: 'database.upgrade_continued', ...at, seconds: seconds() }, 'Database upgrade')
  }

  return {
    begin: (pending) => {
      log.info({ event: 'database.upgrade_started', pending }, 'Database upgrade started')
      timer = setInterval(sayWhere, everyMs).unref()
    },
    step: (migration, step, of) => {
      at = { migration, step, of }
      if (timer && performance.now() - saidMs > quietMs) sayWhere()
    },
    end: (applied, copy) => {
      if (!timer) return
      const facts = { event: 'database.upgraded', applied, copy, seconds: seconds() }
      log.info(facts, 'Database upgraded')
    },
    stop: () => {
      if (timer) clearInterval(timer)
    },
  }
}
