import { readBuildId } from '#domain/updates/new-build.ts'
import { fetchFresh } from './fetch-fresh.ts'
import { otherBuildEvent } from './other-build.ts'

const pollIntervalMs = 10 * 60_000

/** Phones report being online a moment too early. */
const onlineSettleMs = 1000

const pollTriggers = [
  [document, 'visibilitychange'],
  [window, 'pageshow'],
  [window, 'party-dojo:lost-chunk'],
  [window, otherBuildEvent],
] as const

/**
 * Polls the newest build's id every ten minutes while visible, and when the tab or the network
 * comes back. Never stops. Returns how to poll at once.
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
