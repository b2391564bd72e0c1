import { isReachable } from './is-reachable.ts'
import { reloadDelayMs, reloadOnce } from './reload-once.ts'

/** Permissions belong to the loaded document, which client-side navigation keeps. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/** Reloads unless it just did, or the page is not available. Returns whether it reloads. */
export async function reloadDocument(): Promise<boolean> {
  const { pathname } = location
  if (reloadDelayMs() > 0) return false
  if (!(await isReachable(pathname)) && !(await isKept(pathname))) return false
  reloadOnce()
  return true
}

/** Whether the worker can answer with it, offline. */
async function isKept(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined
  } catch {
    return false
  }
}
