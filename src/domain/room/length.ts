import type { TableState } from '../table/seating.ts'
import type { GameLength, RoomGame } from './room.ts'
import type { RoomRules } from './room-rules.ts'

const lastRoundMs = 10 * 60_000
const lastRevealMs = 14 * 60_000
/** Milliseconds that *Keep playing* adds. */
const moreMs = 5 * 60_000

export function aboutTwelveMinutes(now: number): GameLength {
  return { lastRoundAtMs: now + lastRoundMs, lastRevealAtMs: now + lastRevealMs }
}

export function keepPlaying({ lastRoundAtMs, lastRevealAtMs }: GameLength): GameLength {
  return { lastRoundAtMs: lastRoundAtMs + moreMs, lastRevealAtMs: lastRevealAtMs + moreMs }
}

/** Whether the game ends in the place of going on to that state. */
export function isLengthOver(
  { length, state }: RoomGame,
  rules: RoomRules['rules'],
  after: TableState,
  { isNext, now }: { isNext: boolean; now: number },
): boolean {
  if (!length || now < length.lastRoundAtMs) return false
  if (now >= length.lastRevealAtMs && isNext) return true
  return rules.isEdge?.(state, after) ?? false
}
