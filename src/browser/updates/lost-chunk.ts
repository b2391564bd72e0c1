import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { isReachable } from './is-reachable.ts'
import { isReloadHeld } from './is-reload-held.ts'
import { reloadOnce } from './reload-once.ts'

/** `detail` is 1 for a navigation, and the error's message for a late import. */
const lostChunkEvent = 'party-dojo:lost-chunk'

/** Sent when a page's script is missing because there is no network. */
export const noNetworkEvent = 'party-dojo:no-network'

/** For scripts that load after the event. */
export let hasMissedChunk = false

/** Every process answers for it. */
const anyPath = '/builds/latest.json'

const failures = new Set<string>()

/**
 * Chromium remembers a failed script until the page is reloaded. Reloads once for each script that
 * failed twice, if the server answers and nothing would be lost.
 */
async function loadAgain(message: string): Promise<void> {
  // Safari names no script, and requests it again by itself.
  if (!message.includes('/assets/')) return
  const isFirst = !failures.has(message)
  failures.add(message)
  const tried = readSessionValue('stuckScripts') ?? ''
  if (isFirst || tried.includes(message) || isReloadHeld()) return
  if (!(await isReachable(anyPath)) || isReloadHeld()) return
  writeSessionValue('stuckScripts', `${tried} ${message}`)
  reloadOnce()
}

/**
 * Reloads when a page's script is missing though the server answers (spec §4): a newer build has
 * replaced it. Offline, the page stays.
 */
export function watchLostChunks(): () => void {
  const onLost = async (event: Event) => {
    const { detail } = event as CustomEvent<1 | string>
    if (detail !== 1) return loadAgain(detail)
    if (await isReachable(anyPath)) return reloadOnce()
    hasMissedChunk = true
    window.dispatchEvent(new Event(noNetworkEvent))
  }
  window.addEventListener(lostChunkEvent, onLost)
  return () => window.removeEventListener(lostChunkEvent, onLost)
}
