import { type HourlySweeper, sweepHourly } from '../db/sweep-hourly.ts'
import type { Services } from '../services.ts'
import { deleteExpiredDares } from './dare-repository.ts'

/** Removes dares that have run out. */
export function openDareSweeper({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): HourlySweeper {
  return sweepHourly(log, 'old dares could not be removed', () =>
    deleteExpiredDares(database.db, now()),
  )
}
