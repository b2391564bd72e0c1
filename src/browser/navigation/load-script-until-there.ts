import { stuckScriptEvent } from '../updates/other-build.ts'
import { loadUntilThere } from './load-until-there.ts'

/** Imports until it succeeds; from the second failure on, the page may be loaded anew for it. */
export function loadScriptUntilThere<T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
): () => void {
  let failures = 0
  return loadUntilThere(async () => {
    try {
      return await load()
    } catch (error) {
      failures++
      if (failures > 1) window.dispatchEvent(new Event(stuckScriptEvent))
      throw error
    }
  }, onLoaded)
}
