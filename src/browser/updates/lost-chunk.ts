import { isReachable } from './is-reachable.ts'
import { reloadOnce } from './reload-once.ts'

/** `tools/build/lost-chunks.ts` has the browser say so; with a detail, it is the script of a page. */
const lostChunkEvent = 'party-dojo:lost-chunk'

/** Said here, once it is clear that the script of a page is missing for want of a network. */
export const noNetworkEvent = 'party-dojo:no-network'

/** Whether that was ever said on this page: what is loaded late has not heard it. */
export let hasMissedChunk = false

/**
 * Reloads the current path when the script of a page cannot be had though the house can (spec §4): a
 * newer build has taken its place. Without a network the page on the screen is all there is, and stays.
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
