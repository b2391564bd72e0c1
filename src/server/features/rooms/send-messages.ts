import type { RoomMessageUp } from '#contract/room-messages.ts'
import type { MessagesReply } from '#contract/rooms.ts'
import { ackedBy } from '#domain/room/room.ts'
import type { Log } from '#server/platform/observability/log.ts'
import type { Rooms } from './open-rooms.ts'
import { receiveCall } from './receive-call.ts'
import { type Sender, takeMessage } from './take-message.ts'

type Deps = { rooms: Rooms; log: Log; now: () => number }

/** Messages up without a socket: applied in their order, together with what others send. */
export async function sendMessages(
  deps: Deps,
  { id, seat, tab }: Sender & { id: string },
  messages: readonly RoomMessageUp[],
): Promise<MessagesReply> {
  const { rooms, log, now } = deps
  // Only phones without a socket ping by a call.
  if (messages.some(({ type }) => type === 'ping')) await receiveCall(deps, { id, seat, tab })
  const numbered = messages.filter((message) => message.type !== 'ping')
  const outcomes = await Promise.all(
    numbered.map(async (message) => {
      const { n } = message
      if (!rooms.moveLimit.take(`${id} ${seat}`, now())) return { n, code: 'too-fast' }
      const refusal = await takeMessage({ rooms, log }, { id, seat, tab }, message)
      if (!refusal) return null
      const { refused: code, params } = refusal
      return { n, code, ...(params && { params: { ...params } }) }
    }),
  )
  const { room } = await rooms.read(id)
  const acked = Math.max(ackedBy(room, seat, tab), ...numbered.map(({ n }) => n))
  return { acked, refusals: outcomes.filter((outcome) => outcome !== null) }
}
