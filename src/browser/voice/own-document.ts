import { isThere } from '../updates/is-there.ts'
import { reloadOnce, waitToReloadMs } from '../updates/reload-once.ts'

/**
 * Whether this very page may show the frame: what a page may do came with it, and whoever walked
 * here from another page still stands on that one.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/** Loads this page anew when it is to be had, and was not just loaded anew; says whether it does. */
export async function reloadDocument(): Promise<boolean> {
  if (waitToReloadMs() > 0 || !(await isThere(location.pathname))) return false
  reloadOnce()
  return true
}
