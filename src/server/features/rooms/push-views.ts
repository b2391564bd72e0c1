import type { GoodbyeReason } from '#contract/room-messages.ts'
import { ackedBy, type Room } from '#domain/room/room.ts'
import { findSeat } from '#domain/room/seats.ts'
import { skippablePlayers } from '#domain/room/settle.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { type RoomConnection, sendSeat, sendTo } from './connection.ts'
import { countAudience } from './crowd.ts'
import type { LiveRoom } from './live-room.ts'
import { rulesOf } from './room-rules.ts'
import { type RoomViewer, viewRoom } from './view-room.ts'

/** Above this, a phone that reads slowly gets only the latest view. */
const maxBufferedBytes = 64 * 1024

/** To every connection here, each its own; one that has the same already gets nothing. */
export function pushViews(live: LiveRoom, nowMs: number): void {
  const { stored } = live
  if (!stored) return
  followSeats(live, nowMs)
  const counts = {
    screens: countScreens(live),
    audience: countAudience(live, nowMs),
    stamps: live.stamps,
  }
  const skippable = skippablePlayers(stored.room, nowMs).length
  const stamped = JSON.stringify(live.stamps)
  const mark = `${stored.version} ${counts.screens} ${counts.audience} ${skippable} ${stamped}`
  const rules = rulesOf(stored.room)
  const texts = new Map<RoomViewer, string>()
  const textFor = (viewer: RoomViewer) => {
    const known = texts.get(viewer)
    if (known) return known
    const view = viewRoom(stored, rules, viewer, { ...counts, now: nowMs })
    const text = JSON.stringify(view)
    texts.set(viewer, text)
    return text
  }
  for (const connection of live.connections) {
    if (connection.isKnocking || connection.closed) continue
    const acked = ackedFor(live, connection)
    const sent = `${mark} ${acked}`
    if (connection.sent === sent) continue
    if (connection.pipe.buffered() > maxBufferedBytes) {
      connection.isBehindSinceMs ??= nowMs
      continue
    }
    connection.isBehindSinceMs = null
    connection.sent = sent
    connection.sentAcked = acked
    const { seat, as } = connection
    const viewer = seat ?? (as === 'screen' ? 'screen' : 'audience')
    // Made by hand: the same room goes to every tab of a seat.
    const head = `{"type":"view","seq":${stored.version},"acked":${acked},"now":${nowMs},"room":`
    connection.pipe.send(`${head}${textFor(viewer)}}`)
    metrics.roomViews.inc()
  }
}

export function ackedFor({ stored }: LiveRoom, { seat, tab, acked }: RoomConnection): number {
  if (!stored || seat === null) return acked
  return Math.max(acked, ackedBy(stored.room, seat, tab))
}

function countScreens({ connections }: LiveRoom): number {
  return [...connections].filter(({ as }) => as === 'screen').length
}

/** Ends connections that lost their seat, and seats phones that were let in. */
function followSeats(live: LiveRoom, nowMs: number): void {
  if (!live.stored) return
  const { room, code } = live.stored
  for (const connection of live.connections) {
    const { tokenHash } = connection
    if (tokenHash === null) continue
    const seat = findSeat(room, tokenHash)
    const isKnocking = room.knocks.some((knock) => knock.tokenHash === tokenHash)
    if (seat !== null && room.seats[seat]?.isGone) sayGoodbye(connection, 'removed')
    else if (seat !== null) {
      const isLetIn = connection.isKnocking
      Object.assign(connection, { seat, isKnocking: false })
      if (isLetIn) sendSeat(connection, code, nowMs)
    } else if (!isKnocking) sayGoodbye(connection, whyLost(room, connection))
  }
}

function whyLost(room: Room, { seat, isKnocking }: RoomConnection): GoodbyeReason {
  if (isKnocking) return 'not-let-in'
  return seat !== null && room.seats[seat]?.tokenHash === null ? 'released' : 'moved'
}

export function sayGoodbye(connection: RoomConnection, why: GoodbyeReason): void {
  if (connection.closed) return
  sendTo(connection, { type: 'goodbye', why })
  connection.closed = true
  connection.pipe.close(1000)
}
