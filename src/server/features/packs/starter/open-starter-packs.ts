import { backoff } from '#server/lib/backoff.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import { type StarterDeps, syncStarterPacks } from './sync-starter-packs.ts'

/** Late enough not to hold up the first answers. */
const startDelayMs = 1_000
const retry = { firstMs: 10_000, maxMs: 10 * 60_000 }
const stopTimeoutMs = 5_000

type Timing = { startDelayMs: number; retry: { firstMs: number; maxMs: number } }

/** Stores or removes the starter packs once after the start; tries again while storage is away. */
export function openStarterPacks(deps: StarterDeps, timing: Timing = { startDelayMs, retry }) {
  const stopping = new AbortController()
  let failures = 0
  let inFlight: Promise<void> = Promise.resolve()
  let timer = schedule(timing.startDelayMs)

  function schedule(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      inFlight = sync()
    }, delayMs).unref()
  }

  async function sync(): Promise<void> {
    try {
      await syncStarterPacks(deps, stopping.signal)
    } catch (err) {
      if (stopping.signal.aborted) return
      failures += 1
      const fields = { event: 'starter_packs.store_failed', err } as const
      deps.log.error(fields, 'Starter packs could not be stored, will retry')
      timer = schedule(backoff(failures, timing.retry))
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await isDoneWithin(stopTimeoutMs, inFlight)
    },
  }
}
