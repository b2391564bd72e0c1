import type { Log } from '#server/platform/observability/log.ts'
import type { MigrationHooks } from './migrate.ts'

const minIntervalMs = 2_000
const defaultIntervalMs = 10_000

/** Logs start, progress and end of an upgrade; nothing for a new database. */
export function reportUpgrade(
  log: Pick<Log, 'info'>,
  intervalMs = defaultIntervalMs,
): Required<MigrationHooks> & {
  end: (applied: readonly string[], copy: string | null) => void
  stop: () => void
} {
  const startedMs = performance.now()
  let loggedMs = startedMs
  let timer: NodeJS.Timeout | null = null
  let progress: { migration?: string; step?: number; of?: number } = {}

  const seconds = () => Math.round((performance.now() - startedMs) / 1000)
  const logProgress = () => {
    loggedMs = performance.now()
    log.info(
      { event: 'database.upgrade_continued', ...progress, seconds: seconds() },
      'Database upgrade',
    )
  }

  return {
    begin: (pending) => {
      log.info({ event: 'database.upgrade_started', pending }, 'Database upgrade started')
      timer = setInterval(logProgress, intervalMs).unref()
    },
    step: (migration, step, of) => {
      progress = { migration, step, of }
      if (timer && performance.now() - loggedMs > minIntervalMs) logProgress()
    },
    end: (applied, copy) => {
      if (!timer) return
      const fields = { event: 'database.upgraded', applied, copy, seconds: seconds() } as const
      log.info(fields, 'Database upgraded')
    },
    stop: () => {
      if (timer) clearInterval(timer)
    },
  }
}
