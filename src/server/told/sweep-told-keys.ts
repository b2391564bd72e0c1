import { type HourlySweeper, sweepHourly } from '../db/sweep-hourly.ts'
import type { Services } from '../services.ts'
import { deleteOldToldKeys } from './keep-told-key.ts'

/** Removes the keys of what was told so long ago that it is not told again. */
export function openToldKeySweeper({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): HourlySweeper {
  return sweepHourly(log, 'old keys could not be removed', () =>
    deleteOldToldKeys(database.db, now()),
  )
}
