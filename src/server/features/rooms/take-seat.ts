import type { Knock, NewSeat, SeatGrant } from '#contract/rooms.ts'
import { maxSeatsOfPhone } from '#domain/room/limits.ts'
import { isSeated, type Room } from '#domain/room/room.ts'
import { findLink, moveSeat, offerLink } from '#domain/room/seat-links.ts'
import { findSeat, findSeatNamed, knock, takeRoomSeat } from '#domain/room/seats.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { enterGame } from './apply-call.ts'
import type { Rooms } from './open-rooms.ts'
import { refuseSeat } from './refuse-seat.ts'
import type { RoomChange } from './room-change.ts'
import { hashSeatToken, seatTokenFor } from './seat-token.ts'

type Taken = { seat: number; name: string; isKnocking: boolean }

export type SeatOutcome = { grant: SeatGrant } | { knock: Knock }

type Deps = Pick<ServerContext, 'authSecret'> & { rooms: Rooms }

/**
 * A new seat, a claimed one, or a knock on one whose phone is dead. A request with a key may be
 * repeated.
 */
export async function takeSeatInRoom(
  deps: Deps,
  id: string,
  request: NewSeat,
): Promise<SeatOutcome> {
  const { rooms } = deps
  const token = seatTokenFor(deps.authSecret, request.key && `seat ${id} ${request.key}`)
  const tokenHash = hashSeatToken(token)
  const change = request.link
    ? moving(hashSeatToken(request.link), tokenHash)
    : taking(request, tokenHash)
  const { result } = await rooms.change(id, change)
  if ('refused' in result) return refuseSeat(result.refused)
  const { code } = await rooms.read(id)
  const { seat, name, isKnocking } = result
  return isKnocking ? { knock: { code, seat, token } } : { grant: { code, seat, token, name } }
}

function taking(request: NewSeat, tokenHash: string): RoomChange<Taken | Refusal> {
  const hashes = (request.alsoPlays ?? []).map(hashSeatToken)
  return {
    apply(room, context) {
      const isNew = findSeat(room, tokenHash) === null
      if (isNew && countOwn(room, hashes) >= maxSeatsOfPhone) {
        return { room, result: refuse('too-many-seats') }
      }
      const named = isNew && request.isReturn ? findSeatNamed(room, request.name) : undefined
      if (isNew && request.isReturn) {
        if (named === undefined) return { room, result: refuse('claimed') }
        if (room.seats[named]?.tokenHash !== null) {
          const result = { seat: named, name: request.name, isKnocking: true }
          return { room: knock(room, named, tokenHash), result }
        }
      }
      const claim = named ?? request.claim
      const taken = takeRoomSeat(room, { ...request, tokenHash, claim }, context.now)
      if (isRefusal(taken)) return { room, result: taken as Refusal }
      const seat = findSeat(taken, tokenHash) ?? 0
      const name = taken.seats[seat]?.name ?? ''
      return { room: enterGame(taken, seat, context), result: { seat, name, isKnocking: false } }
    },
  }
}

export function offeringLink(seat: number, hash: string): RoomChange<null> {
  return { apply: (room, { now }) => ({ room: offerLink(room, seat, hash, now), result: null }) }
}

/** The same seat again where it has moved to this phone already. */
function moving(linkHash: string, tokenHash: string): RoomChange<Taken | Refusal> {
  return {
    apply(room, { now }) {
      const seat = findSeat(room, tokenHash) ?? findLink(room, linkHash, now)
      if (seat === null || !isSeated(room, seat)) return { room, result: refuse('no-link') }
      const result = { seat, name: room.seats[seat]?.name ?? '', isKnocking: false }
      return { room: moveSeat(room, seat, tokenHash), result }
    },
  }
}

/** Tokens of this phone that are seats here. */
function countOwn(room: Room, hashes: readonly string[]): number {
  return hashes.filter((hash) => {
    const seat = findSeat(room, hash)
    return seat !== null && isSeated(room, seat)
  }).length
}
