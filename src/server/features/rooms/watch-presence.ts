import { awayAfterMs } from '#domain/room/limits.ts'
import { markAway, markHere } from '#domain/room/presence.ts'
import { type Room, seatsOf } from '#domain/room/room.ts'
import type { RoomConnection } from './connection.ts'
import type { LiveRoom } from './live-room.ts'
import type { RoomChange } from './room-change.ts'

const pingAfterMs = 4_000
const deadAfterMs = 25_000
const recentMs = 3_000
const maxBufferedBytes = 1024 * 1024
const maxBehindMs = 10_000

type Here = {
  processId: string
  isProcessAlive: (id: string) => boolean
  nowMs: number
}

/** What the contacts of this process say beyond the row; null when nothing. */
export function presenceChange(live: LiveRoom, here: Here): RoomChange<null> | null {
  const room = live.stored?.room
  if (!room || followContacts(room, live, here) === room) return null
  return { apply: (newer) => ({ room: followContacts(newer, live, here), result: null }) }
}

function followContacts(room: Room, live: LiveRoom, here: Here): Room {
  return seatsOf(room).reduce((before, seat) => followContact(before, seat, live, here), room)
}

function followContact(room: Room, seat: number, live: LiveRoom, here: Here): Room {
  const { by, awaySinceMs } = room.contacts[seat] ?? { by: null, awaySinceMs: 0 }
  const lastMessageAtMs = live.lastMessageAtMs.get(seat)
  if (awaySinceMs !== null) {
    const connection = findConnection(live, seat)
    const isRecent = lastMessageAtMs !== undefined && here.nowMs - lastMessageAtMs < recentMs
    return connection && isRecent ? markHere(room, seat, connection.id) : room
  }
  const sinceMs = silentSince(live, seat, by, here)
  if (sinceMs === null || here.nowMs - sinceMs < awayAfterMs) return room
  return markAway(room, seat, by, sinceMs)
}

/** Null where the seat's contact is, or may be, another process. */
function silentSince(live: LiveRoom, seat: number, by: string | null, here: Here): number | null {
  const process = processOf(by)
  const lastMessageAtMs = live.lastMessageAtMs.get(seat) ?? 0
  if (process === here.processId) return Math.max(live.noticedAtMs, lastMessageAtMs)
  if (process !== null && here.isProcessAlive(process)) {
    live.doubts.delete(seat)
    return null
  }
  // A process that has just started may not be known yet.
  const known = live.doubts.get(seat)
  const doubt = known?.by === by ? known : { by, sinceMs: here.nowMs }
  live.doubts.set(seat, doubt)
  return Math.max(doubt.sinceMs, lastMessageAtMs)
}

function findConnection({ connections }: LiveRoom, seat: number): RoomConnection | undefined {
  return [...connections].find((other) => other.seat === seat && !other.closed)
}

export function processOf(by: string | null): string | null {
  return by === null ? null : (by.split('/')[0] ?? null)
}

/** Whether a seat's contact is this process's to end. */
export function hasOwnContacts({ stored }: LiveRoom, processId: string): boolean {
  const contacts = stored?.room.contacts ?? []
  return contacts.some(({ by, awaySinceMs }) => awaySinceMs === null && processOf(by) === processId)
}

/** Pings the silent, ends the dead and those that read too slowly. */
export function checkConnection(
  connection: RoomConnection,
  room: Room | undefined,
  nowMs: number,
): void {
  const { pipe, lastMessageAtMs, pingedAtMs, isBehindSinceMs } = connection
  if (pipe.buffered() > maxBufferedBytes || nowMs - (isBehindSinceMs ?? nowMs) > maxBehindMs) {
    pipe.close(1013)
    pipe.terminate()
  } else if (nowMs - contactMs(connection, room, nowMs) > deadAfterMs) {
    pipe.terminate()
  } else if (nowMs - Math.max(lastMessageAtMs, pingedAtMs) > pingAfterMs) {
    connection.pingedAtMs = nowMs
    pipe.ping()
  }
}

/** A one-way connection without a seat ends when what is sent to it piles up. */
function contactMs(
  { pipe, seat, lastMessageAtMs }: RoomConnection,
  room: Room | undefined,
  nowMs: number,
): number {
  if (!pipe.isOneWay) return lastMessageAtMs
  return (seat !== null && room?.contacts[seat]?.awaySinceMs) || nowMs
}
