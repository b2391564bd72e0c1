import type { Kysely } from 'kysely'
import { roomExpiryMs } from '#domain/room/limits.ts'
import type { Tables } from '#server/db/tables.ts'
import { type Finding, ok, warn } from './finding.ts'

const hourMs = 60 * 60_000

/** Rooms are ended hourly, a day after their last touch. */
export async function checkRooms(db: Kysely<Tables>, nowMs: number): Promise<Finding> {
  const { count, oldest } = await db
    .selectFrom('rooms')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('touched_at').as('oldest')])
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (oldest === null) return ok('live rooms', 'none')
  const isLate = nowMs - oldest > roomExpiryMs + 3 * hourMs
  if (!isLate) return ok('live rooms', `${count}, none is overdue`)
  return warn('live rooms', `${count}, some were not touched for over a day: no server ends them`)
}
