import { type Stamp, type StampCounts, stamps } from '../table/stamps.ts'
import { isGameOver } from './play.ts'
import { isReveal } from './reveal.ts'
import type { Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'

/** One for each seat in one reveal; kept in memory alone. */
export type StampSheet = {
  /** `RoomGame.revealedAtMs`. */
  revealedAtMs: number
  /** By seat of the room; the higher number is the later tap. */
  bySeat: Readonly<Record<number, readonly [stamp: Stamp, tap: number]>>
}

/** Marks when a reveal began, so that all processes name it alike. */
export function followReveal(room: Room, played: RoomRules, now: number): Room {
  const { game } = room
  if (!game || game.isPaused) return room
  const isShown = !isGameOver(game, played) && isReveal(played, game.state)
  if (isShown === (game.revealedAtMs !== undefined)) return room
  const { revealedAtMs, ...hidden } = game
  if (revealedAtMs !== undefined) return { ...room, game: hidden }
  return { ...room, game: { ...hidden, revealedAtMs: now, reveals: (game.reveals ?? 0) + 1 } }
}

/** When the current reveal began; null for none, or where the host wants no stamps. */
export function revealOf({ game, hasNoStamps }: Room): number | null {
  return hasNoStamps ? null : (game?.revealedAtMs ?? null)
}

export function allowStamps({ hasNoStamps: _, ...room }: Room, isOn: boolean): Room {
  return isOn ? room : { ...room, hasNoStamps: true }
}

/** Replaces that seat's earlier stamp. */
export function putStamp(
  sheet: StampSheet | null,
  revealedAtMs: number,
  seat: number,
  stamp: Stamp,
): StampSheet {
  const bySeat = sheet?.revealedAtMs === revealedAtMs ? sheet.bySeat : {}
  const [before, tap] = bySeat[seat] ?? [null, 0]
  if (before === stamp && sheet) return sheet
  return { revealedAtMs, bySeat: { ...bySeat, [seat]: [stamp, tap + 1] } }
}

/** Merges the stamps of two processes; the order does not matter. */
export function mergeStamps(one: StampSheet | null, other: StampSheet | null): StampSheet | null {
  if (!one || !other) return one ?? other
  if (one.revealedAtMs !== other.revealedAtMs) {
    return one.revealedAtMs > other.revealedAtMs ? one : other
  }
  const bySeat = { ...one.bySeat }
  for (const [key, theirs] of Object.entries(other.bySeat)) {
    const ours = bySeat[Number(key)]
    const isLater = !ours || theirs[1] > ours[1] || (theirs[1] === ours[1] && theirs[0] > ours[0])
    if (isLater) bySeat[Number(key)] = theirs
  }
  return { ...one, bySeat }
}

/** Empty for another reveal. */
export function countStamps(sheet: StampSheet | null, revealedAtMs: number): StampCounts {
  if (sheet?.revealedAtMs !== revealedAtMs) return {}
  const sent = Object.values(sheet.bySeat).map(([stamp]) => stamp)
  const counts = stamps.map((stamp) => [stamp, sent.filter((other) => other === stamp).length])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

export function stampOf(
  sheet: StampSheet | null,
  revealedAtMs: number,
  seat: number,
): Stamp | null {
  return sheet?.revealedAtMs === revealedAtMs ? (sheet.bySeat[seat]?.[0] ?? null) : null
}
