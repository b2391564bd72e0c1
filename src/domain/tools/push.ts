/** Where a finger was, and when: pixels or degrees, and milliseconds. */
export type Trace = { at: number; ms: number }

/** Only the very end of a movement throws: what came before was aiming. */
const windowMs = 90
/** Pixels a millisecond at which a movement is a flick, and at which it is as hard as they come. */
const softFlick = 0.35
const hardFlick = 3
/** Held shorter is a tap; held so long and there is no more to gain. */
const tapMs = 220
const fullMs = 1400

/** What a button does: neither limp nor wild. */
export const defaultForce = 0.5

/** How fast the finger was as it let go, in units a millisecond, with its direction. */
export function speedAtEnd(trace: readonly Trace[]): number {
  const last = trace.at(-1)
  if (!last) return 0
  const first = trace.find(({ ms }) => last.ms - ms <= windowMs) ?? last
  return last.ms === first.ms ? 0 : (last.at - first.at) / (last.ms - first.ms)
}

/** How hard a flick of that speed throws, 0 to 1; null when it is no flick. */
export function forceOfFlick(speed: number): number | null {
  const pace = Math.abs(speed)
  if (pace < softFlick) return null
  return Math.min(1, (pace - softFlick) / (hardFlick - softFlick))
}

/** How hard a finger throws that was held so long and let go: a tap is a button. */
export function forceOfHold(heldMs: number): number {
  if (heldMs < tapMs) return defaultForce
  return Math.min(1, (heldMs - tapMs) / (fullMs - tapMs))
}
