import { keptMonths } from '#domain/contact/message.ts'
import { type HourlySweeper, sweepHourly } from '../db/sweep-hourly.ts'
import type { Services } from '../services.ts'
import { deleteOldContacts } from './contact-repository.ts'

/** Removes what was written to the house so long ago that it is not kept any more. */
export function openContactSweeper({
  database,
  log,
  now,
}: Pick<Services, 'database' | 'log' | 'now'>): HourlySweeper {
  return sweepHourly(log, 'old contact messages could not be removed', () =>
    deleteOldContacts(database.db, monthsBefore(now(), keptMonths)),
  )
}

/** Epoch milliseconds, by the calendar in UTC. */
function monthsBefore(nowMs: number, months: number): number {
  const date = new Date(nowMs)
  return date.setUTCMonth(date.getUTCMonth() - months)
}
