import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { isReachable } from './is-reachable.ts'
import { isReloadHeld } from './is-reload-held.ts'
import { reloadOnce } from './reload-once.ts'

/** `detail` is 1 for a page that is walked to, and the error's message for what is imported late. */
const lostChunkEvent = 'party-dojo:lost-chunk'

/** Sent when a page's script is missing because there is no network. */
export const noNetworkEvent = 'party-dojo:no-network'

/** For scripts that load after the event. */
export let hasMissedChunk = false

/** Answered by every process. */
const anyPath = '/builds/latest.json'

/** What failed in this page. */
const failures = new Set<string>()

/**
 * Chromium keeps a script that failed once failed for as long as the page lives. Where it is missing
 * again, nothing would be lost and the server answers, the page is loaded anew, once for each script.
 */
async function loadAgain(message: string): Promise<void> {
  // Safari names no script, and asks for it again by itself.
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
