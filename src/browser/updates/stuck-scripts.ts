import { isReachable } from './is-reachable.ts'
import { isReloadHeld } from './is-reload-held.ts'
import { lostChunkEvent } from './lost-chunk.ts'
import { reloadOnce } from './reload-once.ts'

/** Milliseconds; where loading anew did not help, it is not tried again at once. */
const minPageAgeMs = 20_000

/**
 * Chromium keeps a script that failed once failed for as long as the page lives. Where it is wanted
 * again and the server answers by then, the page is loaded anew.
 */
export function watchStuckScripts(): void {
  // The message names the script, except in Safari, which asks for it again by itself.
  const failures = new Set<string>()
  window.addEventListener(lostChunkEvent, async (event) => {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail !== 'string') return
    const isAgain = failures.has(detail)
    failures.add(detail)
    if (!isAgain || performance.now() < minPageAgeMs || isReloadHeld()) return
    if (await isReachable('/builds/latest.json')) reloadOnce()
  })
}
