import { applyMove } from '../table/apply-move.ts'
import type { MoveContext } from '../table/game-rules.ts'
import { sharedLimit } from '../table/more-time.ts'
import { isRefusal } from '../table/refusal.ts'
import type { TableState } from '../table/seating.ts'
import { awayPlayers, seatsPresent } from './presence.ts'
import { type NextStep, playerOf, type Room } from './room.ts'
import type { RoomMove, RoomRules } from './room-rules.ts'

/** Milliseconds from a Next being enabled to its automatic tap. */
export const keepMovingMs = 15_000
/** After a reveal, Next is disabled for one of these. */
const sleepsMs = [0, 2_000, 4_000, 10_000] as const
/** Moves that go on when the game waits for no player; in Drunk dice, passing the dice. */
const nextMoves: readonly RoomMove[] = [{ type: 'next' }, { type: 'pass' }]

export function isNextMove({ type }: RoomMove): boolean {
  return nextMoves.some((move) => move.type === type)
}

/** The automatic Next; null where it is switched off, or no player could tap it. */
export function findNextStep(room: Room, { rules }: RoomRules, now: number): NextStep | null {
  const { game } = room
  if (!room.keepsMoving || !game || game.isPaused || game.stopped) return null
  const { state } = game
  if (rules.ended(state) || rules.waitsFor(state).length > 0 || rules.due(state)) return null
  const player = seatsPresent(room)
    .map((seat) => playerOf(room, seat))
    .find((found) => found !== null)
  if (player === undefined || player === null) return null
  const next = findNext(rules, state, { now, random: () => 0, away: awayPlayers(room), by: player })
  return (
    next && { player, move: next.move, atMs: now + next.sleepMs + sharedLimit(keepMovingMs, state) }
  )
}

/** The move that goes on once it is enabled, and its outcome; null for none. */
export function findNext(
  rules: RoomRules['rules'],
  state: TableState,
  context: MoveContext,
): { move: RoomMove; sleepMs: number; after: TableState } | null {
  for (const sleepMs of sleepsMs) {
    for (const move of nextMovesIn(state)) {
      const after = attempt(move, context.now + sleepMs)
      if (after && !isRefusal(after) && after !== state) return { move, sleepMs, after }
    }
  }
  return null

  /** Rules may fail at a move of another game. */
  function attempt(move: RoomMove, now: number) {
    try {
      return applyMove(rules, state, move, { ...context, now })
    } catch {
      return null
    }
  }
}

/** In Mix the card on the table goes on. */
function nextMovesIn(state: TableState): RoomMove[] {
  const { card } = state as { card?: { game?: unknown } }
  const ofCard = { type: 'card', game: card?.game, move: { type: 'next' } }
  return typeof card?.game === 'string' ? [...nextMoves, ofCard] : [...nextMoves]
}
