import { type Repeated, repeat } from '#server/lib/repeat.ts'
import type { Log } from '#server/platform/observability/log.ts'
import type { LogEvent } from '#server/platform/observability/log-event.ts'
import { trackWork } from '#server/platform/observability/metrics/track-work.ts'

const hourMs = 60 * 60_000

export type HourlyTask = Repeated & {
  /** Resolves after the first run. */
  first: Promise<void>
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
  const later = repeat(hourMs, () => first.then(runOnce))
  return {
    first,
    stop: async () => {
      await Promise.all([first, later.stop()])
    },
  }
}
