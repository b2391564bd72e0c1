import { readBuildId } from '#domain/updates/new-build.ts'
import { fetchFresh } from './fetch-fresh.ts'

const pollIntervalMs = 10 * 60_000

/** A phone says that it is on the network a moment before it is. */
const onlineSettleMs = 1000

/** What makes a tab ask at once: it is looked at again, or misses a script. */
const pollTriggers = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'party-dojo:lost-chunk'],
] as const

/**
 * Asks which build is the newest, every ten minutes while the tab is looked at and when it or
 * the network comes back, and calls back with its id; answers that are none are passed over. For as long as the page
 * lives; gives back how to ask at once.
 */
export function watchBuilds(onLatest: (id: string) => void): () => Promise<void> {
  let isPolling = false

  async function poll(): Promise<void> {
    if (isPolling || document.visibilityState !== 'visible') return
    isPolling = true
    const id = readBuildId(await fetchFresh(`/builds/latest.json?t=${Date.now()}`))
    isPolling = false
    if (id !== null) onLatest(id)
  }

  setInterval(poll, pollIntervalMs)
  for (const [target, reason] of pollTriggers) target.addEventListener(reason, poll)
  window.addEventListener('online', () => setTimeout(poll, onlineSettleMs))
  return poll
}
