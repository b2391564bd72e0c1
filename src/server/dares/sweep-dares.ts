import type { Services } from '../services.ts'
import { deleteExpiredDares } from './dare-repository.ts'

const sweepEveryMs = 60 * 60_000

/** Removes dares that have run out, at once and every hour, in every process: there is nothing to take turns over. */
export function openDareSweeper({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>) {
  const sweep = async () => {
    try {
      await deleteExpiredDares(database.db, now())
    } catch (err) {
      log.error({ err }, 'old dares could not be removed')
    }
  }
  let underWay = sweep()
  const timer = setInterval(() => {
    underWay = underWay.then(sweep)
  }, sweepEveryMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
