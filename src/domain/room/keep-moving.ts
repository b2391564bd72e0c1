import { applyMove } from '../table/apply-move.ts'
import { sharedLimit } from '../table/more-time.ts'
import { isRefusal } from '../table/refusal.ts'
import { awayPlayers, seatsPresent } from './presence.ts'
import { type NextStep, playerOf, type Room } from './room.ts'
import type { RoomMove, RoomRules } from './room-rules.ts'

/** Milliseconds after a Next has woken, until it comes by itself. */
export const keepMovingMs = 15_000
/** After a reveal a Next sleeps for one of these. */
const sleepsMs = [0, 2_000, 4_000, 10_000] as const
/** What goes on, where the game waits for nobody: in Drunk dice the dice are passed on. */
const nextMoves: readonly RoomMove[] = [{ type: 'next' }, { type: 'pass' }]

export function isNextMove({ type }: RoomMove): boolean {
  return nextMoves.some((move) => move.type === type)
}

/** The Next that comes by itself; null where the room does not want it, or nobody could tap it. */
export function findNextStep(room: Room, { rules }: RoomRules, now: number): NextStep | null {
  const { game } = room
  if (!room.keepsMoving || !game || game.isPaused || game.stopped) return null
  const { state } = game
  if (rules.ended(state) || rules.waitsFor(state).length > 0 || rules.due(state)) return null
  const player = seatsPresent(room)
    .map((seat) => playerOf(room, seat))
    .find((found) => found !== null)
  if (player === undefined || player === null) return null
  for (const sleepMs of sleepsMs) {
    for (const move of nextMoves) {
      const context = { now: now + sleepMs, random: () => 0, away: awayPlayers(room), by: player }
      const outcome = applyMove(rules, state, move, context) as object | undefined
      if (!outcome || isRefusal(outcome) || outcome === state) continue
      return { player, move, atMs: now + sleepMs + sharedLimit(keepMovingMs, state) }
    }
  }
  return null
}
