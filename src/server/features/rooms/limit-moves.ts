import { roomRates } from '#server/config/limits.ts'

type Rate = { perSecond: number; burst: number }
export type Bucket = { left: number; atMs: number }

const { moves, messages } = roomRates

export type MoveLimit = {
  /** False for a move above the limit. */
  take: (key: string, nowMs: number) => boolean
}

export function openMoveLimit(): MoveLimit {
  const buckets = new Map<string, Bucket>()

  /** A full bucket has nothing to remember. */
  function clean(nowMs: number): void {
    for (const [key, { atMs }] of buckets) {
      if (nowMs - atMs > (moves.burst / moves.perSecond) * 1_000) buckets.delete(key)
    }
  }

  return {
    take(key, nowMs) {
      if (buckets.size > 10_000) clean(nowMs)
      const bucket = buckets.get(key) ?? { left: moves.burst, atMs: nowMs }
      buckets.set(key, bucket)
      return takeFrom(bucket, moves, nowMs)
    },
  }
}

export function openBucket(nowMs: number): Bucket {
  return { left: messages.burst, atMs: nowMs }
}

/** False once a connection sends more than any phone would. */
export function takeMessage(bucket: Bucket, nowMs: number): boolean {
  return takeFrom(bucket, messages, nowMs)
}

function takeFrom(bucket: Bucket, { perSecond, burst }: Rate, nowMs: number): boolean {
  const filled = bucket.left + (Math.max(0, nowMs - bucket.atMs) / 1_000) * perSecond
  bucket.left = Math.min(burst, filled)
  bucket.atMs = nowMs
  if (bucket.left < 1) return false
  bucket.left--
  return true
}
