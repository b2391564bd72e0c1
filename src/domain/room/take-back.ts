import { type Refusal, refuse } from '../table/refusal.ts'
import type { Actor, TableState } from '../table/seating.ts'
import { isReveal } from './reveal.ts'
import { playerOf, type Room, type RoomGame } from './room.ts'
import type { RoomMove, RoomRules } from './room-rules.ts'

/** Milliseconds in which a player takes back their own tap. */
export const takeBackMs = 5_000
/** A last-moment tap takes time to arrive. */
const onItsWayMs = 1_000

/** The tap that its player may take back: one that revealed nothing. */
export function tappedBy(
  { state, waits }: RoomGame,
  played: RoomRules,
  after: TableState,
  { move, by, now }: { move: RoomMove; by: Actor; now: number },
): RoomGame['tapped'] {
  const { rules } = played
  const isOwn = typeof by === 'number' && rules.takesBack?.includes(move.type)
  if (!isOwn || rules.ended(after) || isReveal(played, after)) return undefined
  return { player: by, atMs: now, state, waits }
}

/** Null where that seat has nothing to take back. */
export function takeBackAt(room: Room, seat: number, now: number): number | null {
  const { tapped, stopped } = room.game ?? {}
  if (!tapped || stopped || tapped.player !== playerOf(room, seat)) return null
  return now < tapped.atMs + takeBackMs + onItsWayMs ? tapped.atMs : null
}

/** Clocks have gone on meanwhile, so no time is won. @param atMs of the tap that was seen */
export function takeBack(room: Room, seat: number, atMs: number, now: number): Room | Refusal {
  if (!room.game?.tapped || takeBackAt(room, seat, now) !== atMs) return refuse('nothing-to-undo')
  const { tapped, ...game } = room.game
  return { ...room, game: { ...game, state: tapped.state, waits: tapped.waits } }
}
