export type Trace = { at: number; ms: number }

/** Only the end of a movement throws: before that it was aiming. */
const windowMs = 90
const softFlick = 0.35
const hardFlick = 3
const tapMs = 220
const fullMs = 1400

export const defaultForce = 0.5

/** Units per millisecond, signed. */
export function speedAtEnd(trace: readonly Trace[]): number {
  const last = trace.at(-1)
  if (!last) return 0
  const first = trace.find(({ ms }) => last.ms - ms <= windowMs) ?? last
  return last.ms === first.ms ? 0 : (last.at - first.at) / (last.ms - first.ms)
}

export function forceOfFlick(speed: number): number | null {
  const pace = Math.abs(speed)
  if (pace < softFlick) return null
  return Math.min(1, (pace - softFlick) / (hardFlick - softFlick))
}

export function forceOfHold(heldMs: number): number {
  if (heldMs < tapMs) return defaultForce
  return Math.min(1, (heldMs - tapMs) / (fullMs - tapMs))
}
