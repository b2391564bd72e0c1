import type { Logger } from 'pino'
import { trackWork } from '#server/platform/observability/metrics/track-work.ts'

const hourMs = 60 * 60_000

/** What runs by the clock, until it is stopped. */
export type HourlyTask = {
  /** Resolves when it has run once. */
  first: Promise<void>
  stop: () => Promise<void>
}

/**
 * Sees to what is each process's own, at once and every hour; what one does for all is a job (see
 * `jobs/`). What fails is a line in the log, and tried again an hour later.
 */
export function runHourly(
  log: Logger,
  name: string,
  problem: string,
  work: () => Promise<unknown>,
): HourlyTask {
  const runOnce = async () => {
    try {
      await trackWork(name, work)
    } catch (err) {
      log.error({ err }, problem)
    }
  }
  const first = runOnce()
  let inFlight = first
  const timer = setInterval(() => {
    inFlight = inFlight.then(runOnce)
  }, hourMs).unref()
  return {
    first,
    stop: async () => {
      clearInterval(timer)
      await inFlight
    },
  }
}
