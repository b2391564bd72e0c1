import { isReachable } from './is-reachable.ts'
import { reloadOnce } from './reload-once.ts'

const lostChunkEvent = 'party-dojo:lost-chunk'

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
    if (!(event as CustomEvent).detail) return
    if (await isReachable('/builds/latest.json')) return reloadOnce()
    hasMissedChunk = true
    window.dispatchEvent(new Event(noNetworkEvent))
  }
  window.addEventListener(lostChunkEvent, onLost)
  return () => window.removeEventListener(lostChunkEvent, onLost)
}
