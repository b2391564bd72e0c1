import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something, but not for long; says whether it was done by then. */
export async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController()
  const tooLate = sleep(ms, false, { signal: patience.signal }).catch(() => false)
  try {
    return await Promise.race([work.then(() => true), tooLate])
  } finally {
    patience.abort()
  }
}
