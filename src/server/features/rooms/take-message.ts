import type { RoomMessageUp } from '#contract/room-messages.ts'
import { applySeatMove, type RoomContext } from '#domain/room/play.ts'
import { ackedBy, acknowledge, isSeated, type Room } from '#domain/room/room.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { applyCall, gameOfCall, type SavedCall } from './apply-call.ts'
import type { Rooms } from './open-rooms.ts'
import { maxStateLength } from './read-carried.ts'
import type { RoomChange } from './room-change.ts'
import { rulesOf } from './room-rules.ts'
import { takeStamp } from './take-stamp.ts'

type Numbered = Exclude<RoomMessageUp, { type: 'ping' }>
type Saved = Extract<Numbered, { type: 'move' }> | { type: 'call'; n: number; call: SavedCall }

export type Sender = { seat: number; tab: string }

/** Moves and calls are saved, and stamps kept in memory. Null where nothing is refused. */
export async function takeMessage(
  { rooms, log }: { rooms: Rooms; log: Log },
  { id, seat, tab }: Sender & { id: string },
  message: Numbered,
): Promise<Refusal | null> {
  const save = async (saved: Saved) =>
    (await rooms.change(id, toChange({ seat, tab }, saved, log))).result
  if (message.type === 'move') return await save(message)
  const { call } = message
  return call.do === 'stamp'
    ? await takeStamp(rooms, { id, seat }, call)
    : await save({ ...message, call })
}

/** A move or call as a change: applied once, however often it is sent. */
function toChange({ seat, tab }: Sender, message: Saved, log: Log): RoomChange<Refusal | null> {
  const needs = message.type === 'call' ? gameOfCall(message.call) : undefined
  return {
    ...(needs && { needs }),
    apply(room, context) {
      if (!isSeated(room, seat)) return { room, result: refuse('empty-seat') }
      if (message.n <= ackedBy(room, seat, tab)) return { room, result: null }
      const outcome = attempt(room, seat, message, context, log)
      metrics.roomMoves.inc(isRefusal(outcome) ? 'refused' : 'applied')
      if (isRefusal(outcome)) return { room, result: outcome as Refusal }
      const isUnseated = !isSeated(outcome, seat)
      return {
        room: isUnseated ? outcome : acknowledge(outcome, seat, tab, message.n),
        result: null,
      }
    },
  }
}

/** What a phone sent may have any shape: rules that fail at it refuse it. */
function attempt(
  room: Room,
  seat: number,
  message: Saved,
  context: RoomContext,
  log: Log,
): Room | Refusal {
  try {
    if (message.type === 'call') return applyCall(room, seat, message.call, context)
    const rules = rulesOf(room)
    if (!rules) return refuse('no-game')
    const moved = applySeatMove(room, seat, message.move, rules, context)
    if (isRefusal(moved)) return moved
    return isSound(moved) ? moved : refuse('bad-move')
  } catch (err) {
    log.warn({ event: 'room.rules_failed', err }, 'Rules of a game failed')
    return refuse('bad-move')
  }

  /** Every viewer gets a view of it, and it fits its row. */
  function isSound(moved: Room): boolean {
    const rules = rulesOf(moved)?.rules
    const state = moved.game?.state
    if (!rules || !state) return false
    rules.view(state, 'screen')
    return JSON.stringify(state).length <= maxStateLength
  }
}
