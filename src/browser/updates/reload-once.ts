import { reloadWaitMs } from '#domain/updates/reload-guard.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'

let isReloading = false

/** Milliseconds until this page may reload again (spec §2: once in ten seconds). */
export function reloadDelayMs(): number {
  const reloadedAt = readSessionValue('reloadedAt')
  if (reloadedAt !== null) return reloadWaitMs(Date.now(), Number(reloadedAt))
  // Without storage, the page's own age and navigation type decide.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return reloadWaitMs(performance.now(), loaded?.type === 'reload' ? 0 : null)
}

/** Reloads as soon as allowed. All automatic reloads go through here. */
export function reloadOnce(): void {
  if (isReloading) return
  isReloading = true
  setTimeout(() => {
    writeSessionValue('reloadedAt', String(Date.now()))
    location.reload()
  }, reloadDelayMs())
}
