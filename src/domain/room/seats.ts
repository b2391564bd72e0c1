import { type Refusal, refuse } from '../table/refusal.ts'
import { replaceHost } from './host.ts'
import { claimUndoMs, maxRoomSeats, maxSeatsOfRoom } from './limits.ts'
import { cleanSeatName, hasName } from './names.ts'
import { changeSeat, isSeated, type Room, type RoomSeat, seatsOf } from './room.ts'

export type SeatRefusal = 'locked' | 'full' | 'name-taken' | 'name-missing' | 'claimed'

export type SeatRequest = {
  name: string
  tokenHash: string
  /** An unclaimed seat. */
  claim?: number | undefined
}

/** Null when no seat has the token. */
export function findSeat({ seats }: Pick<Room, 'seats'>, tokenHash: string): number | null {
  const seat = seats.findIndex((other) => other.tokenHash === tokenHash)
  return seat === -1 ? null : seat
}

/** The same room when the token has a seat already. The first seat hosts. */
export function takeRoomSeat(
  room: Room,
  request: SeatRequest,
  now: number,
): Room | Refusal<SeatRefusal> {
  const { tokenHash, claim } = request
  if (findSeat(room, tokenHash) !== null) return room
  if (room.isLocked) return refuse('locked')
  if (claim !== undefined) {
    const isFree = isSeated(room, claim) && room.seats[claim]?.tokenHash === null
    if (!isFree) return refuse('claimed')
    return claimSeat({ ...room, host: room.host ?? claim }, claim, tokenHash, now)
  }
  if (isRoomFull(room)) return refuse('full')
  const name = chooseName(room, request.name)
  if (typeof name !== 'string') return name
  return addSeat(room, { name, tokenHash }, now)
}

export function isRoomFull(room: Pick<Room, 'seats'>): boolean {
  return seatsOf(room).length >= maxRoomSeats || room.seats.length >= maxSeatsOfRoom
}

export function addSeat(
  room: Room,
  { name, tokenHash, playerId }: Pick<RoomSeat, 'name' | 'tokenHash'> & { playerId?: string },
  now: number,
): Room {
  const seat = room.seats.length
  const added: RoomSeat = {
    name,
    tokenHash,
    playerId: playerId ?? `seat-${seat}`,
    isGone: false,
    hasMoreTime: false,
    lines: [],
  }
  return {
    ...room,
    host: room.host ?? (tokenHash === null ? null : seat),
    seats: [...room.seats, added],
    contacts: [...room.contacts, { by: null, awaySinceMs: now }],
  }
}

/** A game that runs keeps the old name. */
export function renameSeat(room: Room, seat: number, typed: string): Room | Refusal<SeatRefusal> {
  const name = chooseName(room, typed, seat)
  return typeof name === 'string' ? changeSeat(room, seat, { name }) : name
}

function chooseName(room: Room, typed: string, own = -1): string | Refusal<SeatRefusal> {
  const taken = seatsOf(room)
    .filter((seat) => seat !== own)
    .map((seat) => room.seats[seat]?.name ?? '')
  const name = cleanSeatName(typed, taken)
  if (name === '') return refuse('name-missing')
  return hasName(taken, name) ? refuse('name-taken', { name }) : name
}

/** For good: its token finds no seat again. The caller changes the game. */
export function removeSeat(room: Room, seat: number, now: number): Room {
  const { [seat]: _, ...acks } = room.acks
  const knocks = room.knocks.filter((knock) => knock.seat !== seat)
  const gone = changeSeat({ ...room, acks, knocks }, seat, { isGone: true })
  return gone.host === seat ? replaceHost(gone, now) : gone
}

export function findSeatNamed(room: Room, name: string): number | undefined {
  return seatsOf(room).find((seat) => hasName([room.seats[seat]?.name ?? ''], name.trim()))
}

/** A dead phone's owner asks for that seat; the host lets them in. */
export function knock(room: Room, seat: number, tokenHash: string): Room {
  const others = room.knocks.filter((knock) => knock.seat !== seat)
  return { ...room, knocks: [...others, { seat, tokenHash }] }
}

export function claimSeat(room: Room, seat: number, tokenHash: string, now: number): Room {
  return changeSeat({ ...room, claims: { ...room.claims, [seat]: now } }, seat, { tokenHash })
}

/** Epoch milliseconds until when this seat may undo that claim, the host at any time; 0 for never. */
export function claimUndoneUntil(room: Room, seat: number, by: number): number {
  const claimedAtMs = room.claims[seat]
  if (claimedAtMs === undefined || !isSeated(room, seat)) return 0
  if (by === room.host) return Infinity
  return by === seat ? claimedAtMs + claimUndoMs : 0
}

/** A wrong claim is undone: the seat can be claimed again. */
export function releaseSeat(room: Room, seat: number, now: number): Room {
  const { [seat]: _, ...claims } = room.claims
  const knocks = room.knocks.filter((knock) => knock.seat !== seat)
  // Lines belong to the player who sat there.
  const left = { tokenHash: null, lines: [] }
  const free = changeSeat({ ...room, claims, knocks }, seat, left)
  return free.host === seat ? replaceHost({ ...free, host: null }, now) : free
}

export function answerKnock(room: Room, seat: number, isWelcome: boolean): Room {
  const asked = room.knocks.find((knock) => knock.seat === seat)
  if (!asked) return room
  const knocks = room.knocks.filter((knock) => knock !== asked)
  const answered = { ...room, knocks }
  return isWelcome ? changeSeat(answered, seat, { tokenHash: asked.tokenHash }) : answered
}
