import { type Refusal, refuse } from '../table/refusal.ts'
import type { Actor, TableState } from '../table/seating.ts'
import type { Room, RoomGame } from './room.ts'
import type { RoomRules } from './room-rules.ts'

type Change = { before: RoomGame; after: TableState }

/**
 * The game as it was before the last Next, for the host to go back to. A Next leaves what was
 * revealed, and nothing is decided there, so going back hides nothing that was seen. What ends a
 * ballot, and any other tap, leaves nothing to go back to.
 */
export function formerAfter(
  { former, evening }: Room,
  rules: RoomRules['rules'],
  { before, after }: Change,
  tap: { isNext: boolean; by: Actor; now: number } | null,
): Room['former'] {
  const waited = rules.waitsFor(before.state)
  const isSeat = typeof tap?.by === 'number'
  if (tap && isSeat && tap.isNext && waited.length === 0) {
    return { game: before, evening, atMs: tap.now }
  }
  if (!isSeat && waited.length === 0) return former
  // Who answers in a ballot that stays open has seen nothing yet.
  const waiting = rules.waitsFor(after)
  const isOpen = waited.length > 1 && waiting.length > 0
  return isOpen && waiting.every((player) => waited.includes(player)) ? former : null
}

/** Null where there is nothing to take back. */
export function undoableAt({ game, former }: Room): number | null {
  return game && former?.game.dealtAtMs === game.dealtAtMs ? former.atMs : null
}

/** @param atMs of the step that the host saw */
export function undoLast(
  room: Room,
  { rules }: RoomRules,
  atMs: number,
  now: number,
): Room | Refusal {
  const { game, former } = room
  if (!game || !former || undoableAt(room) !== atMs) return refuse('nothing-to-undo')
  const { state, stopped, isScored } = former.game
  const before = { ...game, stopped, state: rules.resume(rules.pause(state), now), waits: {} }
  delete before.isScored
  delete before.revealedAtMs
  delete before.tapped
  return {
    ...room,
    game: { ...before, ...(isScored && { isScored }) },
    evening: former.evening,
    former: null,
  }
}
