import { isOwnPath } from '#domain/own-path.ts'
import { readSessionValue, writeSessionValue } from './session-values.ts'

/** Back to where somebody was before, once; else to their profile. */
export function takeRouteAfterSignIn(): string {
  const route = readSessionValue('previousRoute')
  writeSessionValue('previousRoute', null)
  return route !== null && isOwnPath(route) ? route : '/profile'
}

let isRedirectSeen = false

/**
 * The server sends somebody signed out from `/profile` on to `/sign-in`, and they come back there
 * (spec §2). No other page of ours is sent on to it; from another house it counts as none.
 */
export function keepRedirectedRoute(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isRedirectSeen || !arrival?.redirectCount) return
  isRedirectSeen = true
  if (new URL(arrival.name).pathname === '/sign-in') writeSessionValue('previousRoute', '/profile')
}
