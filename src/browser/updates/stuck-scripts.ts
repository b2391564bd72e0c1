import { isReachable } from './is-reachable.ts'
import { isReloadHeld } from './is-reload-held.ts'
import { stuckScriptEvent } from './other-build.ts'
import { reloadOnce } from './reload-once.ts'

/** Milliseconds; where loading anew did not help, it is not tried again at once. */
const minPageAgeMs = 20_000

/**
 * Chromium keeps a script that failed once failed for as long as the page lives. Where the server
 * answers by now, the page is loaded anew.
 */
export function watchStuckScripts(): void {
  window.addEventListener(stuckScriptEvent, async () => {
    if (performance.now() < minPageAgeMs || isReloadHeld()) return
    if (await isReachable('/builds/latest.json')) reloadOnce()
  })
}
