import type { Log } from '#server/platform/observability/log.ts'
import type { LogEvent } from '#server/platform/observability/log-event.ts'
import { trackWork } from '#server/platform/observability/metrics/track-work.ts'

const hourMs = 60 * 60_000

export type HourlyTask = {
  /** Resolves after the first run. */
  first: Promise<void>
  stop: () => Promise<void>
}

/**
 * Runs what every process does for itself, now and hourly; failures are logged. Work for all
 * processes is a job (`platform/cluster/jobs`).
 */
export function runHourly(
  log: Log,
  name: string,
  failureEvent: LogEvent,
  work: () => Promise<unknown>,
): HourlyTask {
  const runOnce = async () => {
    try {
      await trackWork(name, work)
    } catch (err) {
      log.error({ event: failureEvent, err }, 'Hourly task failed')
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
