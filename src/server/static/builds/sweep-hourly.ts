import type { Logger } from 'pino'
import { noteWork } from '#server/platform/observability/metrics/note-work.ts'

const sweepEveryMs = 60 * 60_000

/** What runs by the clock, until it is stopped. */
export type HourlyCleanup = {
  /** Resolves when it has run once. */
  first: Promise<void>
  stop: () => Promise<void>
}

/**
 * Sees to what is each process's own, at once and every hour; what one does for all is a job (see
 * `jobs/`). What fails is a line in the log, and tried again an hour later.
 */
export function sweepHourly(
  log: Logger,
  name: string,
  problem: string,
  remove: () => Promise<unknown>,
): HourlyCleanup {
  const sweep = async () => {
    try {
      await noteWork(name, remove)
    } catch (err) {
      log.error({ err }, problem)
    }
  }
  const first = sweep()
  let underWay = first
  const timer = setInterval(() => {
    underWay = underWay.then(sweep)
  }, sweepEveryMs).unref()
  return {
    first,
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
