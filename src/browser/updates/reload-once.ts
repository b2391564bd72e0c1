import { reloadWaitMs } from '#domain/updates/reload-guard.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'

let isReloading = false

/** How long this page has to wait until it may be reloaded, in milliseconds (spec §2: once in ten seconds). */
export function reloadDelayMs(): number {
  const reloadedAt = readSessionValue('reloadedAt')
  if (reloadedAt !== null) return reloadWaitMs(Date.now(), Number(reloadedAt))
  // Nothing is kept, or nothing can be: then the page itself knows whether it is a reload, and its age.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return reloadWaitMs(performance.now(), loaded?.type === 'reload' ? 0 : null)
}

/** Reloads the current path as soon as it may be: every reload of the house's own goes through here. */
export function reloadOnce(): void {
  if (isReloading) return
  isReloading = true
  setTimeout(() => {
    writeSessionValue('reloadedAt', String(Date.now()))
    location.reload()
  }, reloadDelayMs())
}
