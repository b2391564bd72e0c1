import { isReachable } from '../updates/is-reachable.ts'
import { reloadDelayMs, reloadOnce } from '../updates/reload-once.ts'

/** Permissions belong to the loaded document, which client-side navigation keeps. */
export function canShowVoiceFrame(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/** Reloads unless it just did, or is offline. Returns whether it reloads. */
export async function reloadDocument(): Promise<boolean> {
  if (reloadDelayMs() > 0 || !(await isReachable(location.pathname))) return false
  reloadOnce()
  return true
}
