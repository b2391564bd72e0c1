import type { RoomMessageUp } from '#contract/room-messages.ts'
import { applySeatMove, type RoomContext } from '#domain/room/play.ts'
import { ackedBy, acknowledge, isSeated, type Room } from '#domain/room/room.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { Log } from '#server/platform/observability/log.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import { applyCall, gameOfCall } from './apply-call.ts'
import type { RoomChange } from './room-change.ts'
import { rulesOf } from './room-rules.ts'

type Numbered = Exclude<RoomMessageUp, { type: 'ping' }>

export type Sender = { seat: number; tab: string }

const maxStateLength = 512 * 1024

/** A move or call as a change: applied once, however often it is sent. */
export function toChange(
  { seat, tab }: Sender,
  message: Numbered,
  log: Log,
): RoomChange<Refusal | null> {
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
  message: Numbered,
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
