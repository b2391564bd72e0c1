/** A page is reloaded at most once in this time, in milliseconds (spec §9). */
export const reloadGuardMs = 10_000

/**
 * How long a page that was last reloaded then still has to wait before it may be again, in
 * milliseconds; `null` where nobody knows of a reload. A clock that was put right in between, by a
 * year or by a day, holds nothing up.
 */
export function reloadWaitMs(nowMs: number, reloadedAtMs: number | null): number {
  if (reloadedAtMs === null) return 0
  const wait = reloadGuardMs - Math.abs(nowMs - reloadedAtMs)
  return wait > 0 ? wait : 0
}
