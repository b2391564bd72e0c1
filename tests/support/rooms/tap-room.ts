import { keepOwnTaps } from '#browser/room/own-taps.ts'
import type { RoomMessageDown } from '#contract/room-messages.ts'
import { askOf } from '#domain/room/play.ts'
import { emptyRoom, type Room } from '#domain/room/room.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import type { TableState } from '#domain/table/seating.ts'
import type { RoomConnection, RoomPipe } from '#server/features/rooms/connection.ts'
import { crowdToSend, receiveCrowd, replacedBy } from '#server/features/rooms/crowd.ts'
import { type Joined, join } from '#server/features/rooms/hello.ts'
import { openLiveRoom } from '#server/features/rooms/live-room.ts'
import type { Rooms } from '#server/features/rooms/open-rooms.ts'
import type { StoredRoom } from '#server/features/rooms/room-repository.ts'
import { rulesOf } from '#server/features/rooms/room-rules.ts'
import { takeTap } from '#server/features/rooms/take-tap.ts'

/** A room whose seats sit out, in processes without a database: only what taps need. */
export function openTapRoom(seats: number, clock: { nowMs: number }) {
  let room: Room = emptyRoom(null)
  for (let seat = 0; seat < seats; seat++) {
    room = takeRoomSeat(room, { name: `Seat ${seat}`, tokenHash: `hash ${seat}` }, 0) as Room
  }
  const stored = { id: 'room', code: 'HKTR', version: 1, room } as StoredRoom
  const show = (state: TableState) => {
    const game = { slug: 'country-island-city', stopped: false, state } as unknown as Room['game']
    stored.room = { ...room, game }
  }
  const asked = () => askOf(stored.room, rulesOf(stored.room))
  return { stored, show, asked, clock }
}

export type TapRoom = ReturnType<typeof openTapRoom>
export type TapProcess = ReturnType<typeof openTapProcess>

/** @param aheadMs of its clock */
export function openTapProcess({ stored, clock }: TapRoom, id: string, aheadMs = 0) {
  const live = { ...openLiveRoom('room', clock.nowMs), stored }
  const now = () => clock.nowMs + aheadMs
  let connections = 0
  const rooms = {
    findId: async () => 'room',
    read: async () => stored,
    newConnectionId: () => `${id}/${++connections}`,
    moveLimit: { take: () => true },
    change: async () => {},
    push() {},
    publishCrowd() {},
    attach(_: string, connection: RoomConnection) {
      live.connections.add(connection)
      return live
    },
    detach(_: unknown, connection: RoomConnection) {
      connection.closed = true
      live.connections.delete(connection)
    },
  } as unknown as Rooms
  return {
    id,
    live,
    deps: { rooms, now },
    end: (connection: RoomConnection) => rooms.detach(live, connection),
    /** Where the message arrives. */
    publishTo(other: { live: typeof live; deps: { rooms: Rooms; now: () => number } }): void {
      const crowd = JSON.parse(JSON.stringify(crowdToSend(live)))
      receiveCrowd(other.live, id, crowd, other.deps.now())
      for (const old of replacedBy(other.live, crowd)) other.deps.rooms.detach(other.live, old)
    },
  }
}

/** A page of a seat or of the audience, with its own memory of what it tapped. */
export function openTapPage({ asked, clock }: TapRoom, seat: number | null, tab: string) {
  const taps = keepOwnTaps()
  let joined: (Joined & { process: TapProcess }) | null = null
  /** What it listens to: an old one may still be sent something. */
  let current: object | null = null

  return {
    live: () => joined?.live ?? null,
    async connect(process: TapProcess): Promise<void> {
      const own = {}
      current = own
      const pipe: RoomPipe = {
        send(text) {
          const message = JSON.parse(text) as RoomMessageDown
          if (current !== own || message.type !== 'tapped') return
          taps.onTapped(message)
        },
        buffered: () => 0,
        ping() {},
        close() {},
        terminate() {},
      }
      const hello = {
        code: 'HKTR',
        as: seat === null ? 'audience' : 'seat',
        tokenHash: seat === null ? null : `hash ${seat}`,
        tab,
        seq: 0,
        ...taps.repeated(),
      } as const
      const done = await join(process.deps, pipe, hello)
      if (done) joined = { ...done, process }
    },
    /** The network is gone: the server still takes the connection for open. */
    lose(): Joined | null {
      const lost = joined
      joined = null
      current = null
      return lost
    },
    tap(choice: string): void {
      const ask = asked()?.id ?? ''
      taps.tap({ ask, choice }, asked(), clock.nowMs)
      if (joined) takeTap(joined.process.deps, joined, { ask, choice })
    },
  }
}

export type TapPage = ReturnType<typeof openTapPage>
