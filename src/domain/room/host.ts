import { hostGoneAfterMs } from './limits.ts'
import { isSeatHere, seatsPresent } from './presence.ts'
import { isSeated, type Room, seatsOf } from './room.ts'

/** Epoch milliseconds when another seat takes over; null while none will. */
export function hostReplacedAt(room: Room): number | null {
  const { host, contacts } = room
  if (host !== null && isSeatHere(room, host)) return null
  const [longestSeated] = seatsPresent(room)
  if (longestSeated === undefined) return null
  if (host === null || !isSeated(room, host) || room.seats[host]?.tokenHash === null) return 0
  return (contacts[host]?.awaySinceMs ?? 0) + hostGoneAfterMs
}

/** The longest-seated of those here, once the host is gone for long enough. */
export function replaceHost(room: Room, now: number): Room {
  const { host } = room
  const at = hostReplacedAt(room)
  if (at !== null && at <= now) return { ...room, host: seatsPresent(room)[0] ?? null }
  const isGone = host !== null && !isSeated(room, host)
  return isGone ? { ...room, host: seatsOf(room)[0] ?? null } : room
}
