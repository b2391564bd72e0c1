import type { Seat } from './players.ts'
import type { Viewer } from './seating.ts'

/** Milliseconds for a second player to say that they saw it too. */
const openMs = 8000

/** With a phone each: one player says that another broke a rule, and a second makes it count. */
export type Accusation = { seat: Seat; by: Seat; untilMs: number }

export function accuse(seat: Seat, by: Seat, now: number): Accusation {
  return { seat, by, untilMs: now + openMs }
}

/** Whether a player accused that seat, and a second one can still confirm it. */
export function isAccused(said: Accusation | null, seat: Seat, now: number): said is Accusation {
  return said?.seat === seat && now <= said.untilMs
}

/** Hides the accuser from all but themselves. */
export function viewAccusation<Said extends Accusation>(said: Said, viewer: Viewer) {
  const { by, ...shown } = said
  return { ...shown, isMine: by === viewer }
}
