import { isReachable } from './is-reachable.ts'
import { reloadOnce } from './reload-once.ts'

/** `detail` is 1 for a page that is walked to, and the error's message for what is imported late. */
export const lostChunkEvent = 'party-dojo:lost-chunk'

/** Sent when a page's script is missing because there is no network. */
export const noNetworkEvent = 'party-dojo:no-network'

/** For scripts that load after the event. */
export let hasMissedChunk = false

/**
 * Reloads when a page's script is missing though the server answers (spec §4): a newer build has
 * replaced it. Offline, the page stays.
 */
export function watchLostChunks(): () => void {
  const onLost = async (event: Event) => {
    if ((event as CustomEvent).detail !== 1) return
    if (await isReachable('/builds/latest.json')) return reloadOnce()
    hasMissedChunk = true
    window.dispatchEvent(new Event(noNetworkEvent))
  }
  window.addEventListener(lostChunkEvent, onLost)
  return () => window.removeEventListener(lostChunkEvent, onLost)
}
