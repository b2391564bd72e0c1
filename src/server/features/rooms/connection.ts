import type { RoomMessageDown } from '#contract/room-messages.ts'
import type { KeptTap } from '#domain/room/audience-taps.ts'
import { buildId } from '../../../build-id.ts'

export type Watcher = 'seat' | 'screen' | 'audience'

/** How a connection reaches its phone. */
export type RoomPipe = {
  send: (text: string) => void
  /** Bytes that wait to be sent. */
  buffered: () => number
  /** Asks for a sign of life, or gives one. */
  ping: () => void
  /** Nothing comes up here: a seat is heard by its calls, in any process. */
  isOneWay?: true
  close: (code: number) => void
  terminate: () => void
}

export type RoomConnection = {
  /** Unique over all processes. */
  id: string
  pipe: RoomPipe
  as: Watcher
  /** Null for screens and the audience, and while the phone knocks. */
  seat: number | null
  tokenHash: string | null
  isKnocking: boolean
  /** Of the audience, or a seat that sits out: what it tapped last, for at most two questions. */
  taps: readonly KeptTap[]
  /** Epoch milliseconds. */
  openedAtMs: number
  /** Other processes were told of this viewer: an older connection of the same page ends there. */
  isAnnounced: boolean
  tab: string
  /** Highest `n` that was dealt with here, refused ones too. */
  acked: number
  /** Epoch milliseconds. */
  lastMessageAtMs: number
  pingedAtMs: number
  /** The last view was not sent, because the phone reads too slowly. */
  isBehindSinceMs: number | null
  /** `acked` of the last view. */
  sentAcked: number
  /** Of the last view. */
  sent: string
  closed: boolean
}

/** First of all, and again to a phone that was let in: which seat it has. */
export function sendSeat(connection: RoomConnection, code: string, nowMs: number): void {
  const { seat, as, isKnocking } = connection
  sendTo(connection, {
    type: 'seat',
    code,
    seat,
    as,
    isKnocking,
    now: nowMs,
    build: buildId,
  })
}

export function sendTo({ pipe, closed }: RoomConnection, message: RoomMessageDown): void {
  if (!closed) pipe.send(JSON.stringify(message))
}
