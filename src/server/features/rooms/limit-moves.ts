const perSecond = 10
const burst = 20

type Bucket = { left: number; atMs: number }

export type MoveLimit = {
  /** False for one too many. */
  take: (key: string, nowMs: number) => boolean
}

/** Ten moves a second for each seat, twenty at once. In this process alone: it guards its time. */
export function openMoveLimit(): MoveLimit {
  const buckets = new Map<string, Bucket>()

  /** A full bucket is as good as none. */
  function clean(nowMs: number): void {
    for (const [key, { atMs }] of buckets) {
      if (nowMs - atMs > (burst / perSecond) * 1_000) buckets.delete(key)
    }
  }

  return {
    take(key, nowMs) {
      if (buckets.size > 10_000) clean(nowMs)
      const { left, atMs } = buckets.get(key) ?? { left: burst, atMs: nowMs }
      const filled = Math.min(burst, left + (Math.max(0, nowMs - atMs) / 1_000) * perSecond)
      const isAllowed = filled >= 1
      buckets.set(key, { left: isAllowed ? filled - 1 : filled, atMs: nowMs })
      return isAllowed
    },
  }
}
