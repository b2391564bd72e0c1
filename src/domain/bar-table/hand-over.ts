import { type Room, seatsOf } from '../room/room.ts'

/** Milliseconds without a phone until the room of before is over for this table. */
const freeAfterMs = 30 * 60_000
/** Milliseconds without a phone until those who sit down may open a new room. */
const quietAfterMs = 2 * 60_000

/** `free`: the next seat opens a new room; `quiet`: no phone is connected, so one may be opened. */
export type TableUse = 'free' | 'quiet' | 'on'

/** @param emptySinceMs null while a phone is there */
export function tableUse(
  { isNight, closesAtMs }: Pick<Room, 'isNight' | 'closesAtMs'>,
  emptySinceMs: number | null,
  now: number,
): TableUse {
  if (isNight || (closesAtMs !== undefined && closesAtMs <= now)) return 'free'
  if (emptySinceMs === null || now < emptySinceMs + quietAfterMs) return 'on'
  return now < emptySinceMs + freeAfterMs ? 'quiet' : 'free'
}

/** Since when no phone was there, in epoch milliseconds; null while one is. */
export function emptySince(
  room: Pick<Room, 'seats' | 'contacts'>,
  touchedAtMs: number,
  isHeard: (by: string | null) => boolean,
): number | null {
  const phones = seatsOf(room).filter((seat) => room.seats[seat]?.tokenHash !== null)
  const contacts = phones.flatMap((seat) => room.contacts[seat] ?? [])
  const isThere = contacts.some(({ by, awaySinceMs }) => awaySinceMs === null && isHeard(by))
  if (isThere) return null
  // A contact of a dead process has no time.
  const times = contacts.map(({ awaySinceMs }) => awaySinceMs ?? touchedAtMs)
  return times.length > 0 ? Math.max(...times) : touchedAtMs
}
