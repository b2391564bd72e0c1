import { setTimeout as sleep } from 'node:timers/promises'

/** The value of `work`, or `late` when that takes longer than `ms`; the work itself goes on. */
export async function withTimeout<Value, const Late>(
  ms: number,
  work: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  const timer = new AbortController()
  const timedOut = sleep(ms, late, { signal: timer.signal }).catch(() => late)
  try {
    return await Promise.race([work, timedOut])
  } finally {
    timer.abort()
  }
}
