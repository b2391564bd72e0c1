import type { Room } from './room.ts'

type Closing = Pick<Room, 'closesAtMs' | 'isNight' | 'game'>

/** From its bar's closing time on a room is at the end of its evening, and nothing starts in it. */
export function isClosingDue(room: Closing, now: number): boolean {
  return closingAt(room) <= now
}

/** Epoch milliseconds; Infinity where it has closed, or never does. */
export function closingAt({ closesAtMs = Infinity, isNight, game }: Closing): number {
  return isNight && game === null ? Infinity : closesAtMs
}
