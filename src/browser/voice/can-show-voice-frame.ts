import { isReachable } from '../updates/is-reachable.ts'
import { reloadDelayMs, reloadOnce } from '../updates/reload-once.ts'

/**
 * Whether this very page may show the frame: what a page may do came with it, and whoever walked
 * here from another page still stands on that one.
 */
export function canShowVoiceFrame(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/** Loads this page anew when it is to be had, and was not just loaded anew; says whether it does. */
export async function reloadDocument(): Promise<boolean> {
  if (reloadDelayMs() > 0 || !(await isReachable(location.pathname))) return false
  reloadOnce()
  return true
}
