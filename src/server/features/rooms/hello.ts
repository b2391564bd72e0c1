import type { RoomHello } from '#contract/room-messages.ts'
import { roomProtocol } from '#contract/room-protocol.ts'
import { maxAudience } from '#domain/room/limits.ts'
import { markHere } from '#domain/room/presence.ts'
import { findSeat } from '#domain/room/seats.ts'
import { enterGame } from './apply-call.ts'
import { type RoomConnection, type RoomPipe, sendSeat } from './connection.ts'
import { countAudience } from './crowd.ts'
import type { LiveRoom } from './live-room.ts'
import type { Rooms } from './open-rooms.ts'
import { sayGoodbye } from './push-views.ts'
import type { RoomChange } from './room-change.ts'
import { NewerRulesError, RoomGoneError } from './room-change.ts'
import type { StoredRoom } from './room-repository.ts'
import { takeTapAgain } from './take-tap.ts'

export type Hello = Pick<RoomHello, 'as' | 'tab' | 'seq' | 'protocol' | 'tap' | 'tapBehind'> & {
  code: string
  tokenHash: string | null
}

export type Joined = { live: LiveRoom; connection: RoomConnection }

type Deps = { rooms: Rooms; now: () => number }

/** Null when the connection was sent away: it was said goodbye. */
export async function join(
  { rooms, now }: Deps,
  pipe: RoomPipe,
  hello: Hello,
): Promise<Joined | null> {
  const nowMs = now()
  const connection: RoomConnection = {
    id: rooms.newConnectionId(),
    pipe,
    as: hello.as,
    tab: hello.tab,
    tokenHash: hello.as === 'seat' ? hello.tokenHash : null,
    seat: null,
    isKnocking: false,
    taps: [],
    openedAtMs: nowMs,
    isAnnounced: false,
    acked: 0,
    lastMessageAtMs: nowMs,
    pingedAtMs: nowMs,
    isBehindSinceMs: null,
    sentAcked: 0,
    sent: '',
    closed: false,
  }
  const { protocol = 1 } = hello
  if (protocol < roomProtocol) return refuseConnection(connection, 'reload')
  if (protocol > roomProtocol) return refuseConnection(connection, 'try-again')
  const id = await rooms.findId(hello.code)
  if (id === null) return refuseConnection(connection, 'room-gone')
  let live: LiveRoom | null = null
  try {
    const stored = await rooms.read(id, hello.seq)
    const place = findPlace(stored, hello)
    if ('why' in place) {
      // Another process may have given the seat a moment ago.
      const newest = place.why === 'no-seat' ? await readRow(id, stored.version) : stored
      const newPlace = findPlace(newest, hello)
      if ('why' in newPlace) return refuseConnection(connection, newPlace.why)
      Object.assign(connection, newPlace)
    } else Object.assign(connection, place)
    // Each arrival is a save that all see.
    const isTooFast =
      connection.seat !== null && !rooms.moveLimit.take(`${id} ${connection.seat} hello`, nowMs)
    if (isTooFast) {
      pipe.close(1013)
      return null
    }
    live = rooms.attach(id, connection)
    if (hello.as === 'audience') replaceSamePage(live)
    if (hello.as === 'audience' && countAudience(live, nowMs) > maxAudience) {
      sayGoodbye(connection, 'full')
      rooms.detach(live, connection)
      return null
    }
    await welcome(live)
    return { live, connection }
  } catch (error) {
    if (live) rooms.detach(live, connection)
    if (error instanceof RoomGoneError) return refuseConnection(connection, 'room-gone')
    if (error instanceof NewerRulesError) return refuseConnection(connection, 'try-again')
    throw error
  }

  async function readRow(roomId: string, version: number): Promise<StoredRoom> {
    return await rooms.read(roomId, version + 1)
  }

  /** A phone that lost its network is back before its old connection is known to be dead. */
  function replaceSamePage(live: LiveRoom): void {
    for (const old of live.connections) {
      if (old === connection || old.as !== 'audience' || old.tab !== connection.tab) continue
      connection.taps = old.taps
      old.pipe.terminate()
      rooms.detach(live, old)
    }
  }

  async function welcome(live: LiveRoom): Promise<void> {
    const { seat } = connection
    sendSeat(connection, hello.code, now())
    if (seat !== null) {
      live.lastMessageAtMs.set(seat, now())
      await rooms.change(live.id, arrival(seat, connection.id))
    }
    rooms.push(live)
    for (const tap of [hello.tapBehind, hello.tap])
      if (tap) takeTapAgain({ rooms, now }, { live, connection }, tap)
  }
}

/** The seat is here, and in the game from the next prompt on. */
function arrival(seat: number, by: string): RoomChange<null> {
  return {
    apply: (room, context) => ({
      room: enterGame(markHere(room, seat, by), seat, context),
      result: null,
    }),
  }
}

type Place =
  | { seat: number | null; isKnocking: boolean }
  | { why: 'no-seat' | 'removed' | 'locked' }

function findPlace({ room }: StoredRoom, { as, tokenHash }: Hello): Place {
  if (as === 'screen') return { seat: null, isKnocking: false }
  if (as === 'audience')
    return room.isLocked ? { why: 'locked' } : { seat: null, isKnocking: false }
  const seat = tokenHash === null ? null : findSeat(room, tokenHash)
  if (seat !== null)
    return room.seats[seat]?.isGone ? { why: 'removed' } : { seat, isKnocking: false }
  const isKnocking = room.knocks.some((knock) => knock.tokenHash === tokenHash)
  return isKnocking ? { seat: null, isKnocking: true } : { why: 'no-seat' }
}

function refuseConnection(connection: RoomConnection, why: Parameters<typeof sayGoodbye>[1]): null {
  sayGoodbye(connection, why)
  return null
}
