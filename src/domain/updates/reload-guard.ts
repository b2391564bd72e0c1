/** Spec §9, in milliseconds. */
export const reloadGuardMs = 10_000

/** Null where no reload is known. A corrected clock must not block. */
export function reloadWaitMs(nowMs: number, reloadedAtMs: number | null): number {
  if (reloadedAtMs === null) return 0
  const wait = reloadGuardMs - Math.abs(nowMs - reloadedAtMs)
  return wait > 0 ? wait : 0
}
