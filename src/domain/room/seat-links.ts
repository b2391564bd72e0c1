import { changeSeat, isSeated, type Room } from './room.ts'

/** Milliseconds in which a link moves its seat to another phone. */
export const seatLinkMs = 2 * 60_000

/** A seat has one link at a time: a newer one takes its place. */
export function offerLink(room: Room, seat: number, hash: string, now: number): Room {
  const tokenHash = room.seats[seat]?.tokenHash
  if (!isSeated(room, seat) || !tokenHash) return room
  const link = { hash, tokenHash, endsAtMs: now + seatLinkMs }
  return { ...room, links: { ...room.links, [seat]: link } }
}

/** Null for a link that was used or has expired, or where the seat has moved since. */
export function findLink(room: Room, hash: string, now: number): number | null {
  const found = Object.entries(room.links).find(([, link]) => link.hash === hash)
  if (!found) return null
  const [key, { tokenHash, endsAtMs }] = found
  const seat = Number(key)
  const isOpen = isSeated(room, seat) && room.seats[seat]?.tokenHash === tokenHash
  return isOpen && now < endsAtMs ? seat : null
}

/** The old phone loses the seat, and the link no longer works. */
export function moveSeat(room: Room, seat: number, tokenHash: string): Room {
  const { [seat]: _, ...links } = room.links
  return changeSeat({ ...room, links }, seat, { tokenHash })
}
