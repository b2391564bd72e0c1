import { type AudienceAsk, findQuestion } from '../table/audience.ts'

/** In epoch milliseconds of the server that took it. */
export type KeptTap = { ask: string; choice: string; atMs: number }

/** Each seat's last: it may have several tabs, in several processes. */
export type SeatTaps = Readonly<Record<number, readonly [choice: string, atMs: number]>>

/** Clocks of two processes may differ by so much. */
export const maxAheadMs = 10_000

/** One for each question that still matters, the newest. */
export function keepTap(
  taps: readonly KeptTap[],
  tap: KeptTap,
  ask: AudienceAsk | null,
): readonly KeptTap[] {
  const before = taps.find((other) => other.ask === tap.ask)
  const newest = before && isNewer(before, tap) ? before : tap
  return [...taps.filter((other) => other.ask !== tap.ask && findQuestion(ask, other.ask)), newest]
}

/** Later than what it replaces, even where another process's clock is ahead. */
export function timeOfTap(before: KeptTap | null, nowMs: number): number {
  return Math.max(nowMs, (before?.atMs ?? 0) + 1)
}

/** What a phone says of an earlier tap: no clock of a phone makes it win for ever. */
export function timeOfRepeatedTap(saidMs: number | undefined, nowMs: number): number {
  return Math.min(saidMs ?? nowMs, nowMs + maxAheadMs)
}

/** Merges the taps of two tabs or processes; the order does not matter. */
export function mergeSeatTaps(some: SeatTaps, others: SeatTaps = {}): SeatTaps {
  const merged = { ...some }
  for (const [key, [choice, atMs]] of Object.entries(others)) {
    const seat = Number(key)
    const known = merged[seat]
    const isKnownNewer = known && isNewer({ choice: known[0], atMs: known[1] }, { choice, atMs })
    if (!isKnownNewer) merged[seat] = [choice, atMs]
  }
  return merged
}

type Tap = Pick<KeptTap, 'choice' | 'atMs'>

/** Of the same millisecond every process takes the same one. */
function isNewer(one: Tap, other: Tap): boolean {
  return one.atMs > other.atMs || (one.atMs === other.atMs && one.choice > other.choice)
}
