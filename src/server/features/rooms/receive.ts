import type { SocketMessage } from '#contract/room-messages.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { sendTo } from './connection.ts'
import type { Joined } from './hello.ts'
import type { Rooms } from './open-rooms.ts'
import { takeMessage } from './take-message.ts'
import { takeTap } from './take-tap.ts'

type Deps = { rooms: Rooms; log: Log; now: () => number }

export function recordContact({ live, connection }: Joined, nowMs: number): void {
  connection.lastMessageAtMs = nowMs
  if (connection.seat !== null) live.lastMessageAtMs.set(connection.seat, nowMs)
}

/** A message of a phone that said hello. */
export async function receive(
  { rooms, log, now }: Deps,
  { live, connection }: Joined,
  message: SocketMessage,
): Promise<void> {
  if (message.type === 'ping') return sendTo(connection, { type: 'pong', now: now() })
  if (message.type === 'tap') return takeTap({ rooms, now }, { live, connection }, message)
  const { seat, tab } = connection
  const { n } = message
  if (seat === null) return sendTo(connection, { type: 'refusal', n, code: 'watching' })
  if (!rooms.moveLimit.take(`${live.id} ${seat}`, now())) {
    return sendTo(connection, { type: 'refusal', n, code: 'too-fast' })
  }
  const refusal = await takeMessage({ rooms, log }, { id: live.id, seat, tab }, message)
  connection.acked = Math.max(connection.acked, n)
  if (refusal) {
    const { refused: code, params } = refusal
    sendTo(connection, { type: 'refusal', n, code, ...(params && { params }) })
  }
  // A move that changes nothing is acknowledged too.
  if (connection.sentAcked < connection.acked) rooms.push(live)
}
