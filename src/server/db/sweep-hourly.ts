import type { Logger } from 'pino'

const sweepEveryMs = 60 * 60_000

/** What runs by the clock, until it is stopped. */
export type HourlySweeper = {
  /** Resolves when it has run once. */
  first: Promise<void>
  stop: () => Promise<void>
}

/**
 * Removes what has run out, at once and every hour, in every process: there is nothing to take turns
 * over. What fails is a line in the log, and tried again an hour later.
 */
export function sweepHourly(
  log: Logger,
  problem: string,
  remove: () => Promise<unknown>,
): HourlySweeper {
  const sweep = async () => {
    try {
      await remove()
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
