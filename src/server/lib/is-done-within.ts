import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something, but not for long; says whether it was done by then. */
export async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const timedOut = sleep(ms, false, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([work.then(() => true), timedOut])
  } finally {
    timer.abort()
  }
}
