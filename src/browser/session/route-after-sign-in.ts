import { isOwnPath } from '#domain/own-path.ts'
import { readSessionValue, writeSessionValue } from './session-values.ts'

/** The page before sign-in, once; else the profile. */
export function takeRouteAfterSignIn(): string {
  const route = readSessionValue('previousRoute')
  writeSessionValue('previousRoute', null)
  return route !== null && isOwnPath(route) ? route : '/profile'
}

let isRedirectSeen = false

/**
 * The server redirects a signed-out `/profile` to `/sign-in`; afterwards the user returns there
 * (spec §2). A referrer on another site does not count.
 */
export function keepRedirectedRoute(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isRedirectSeen || !arrival?.redirectCount) return
  isRedirectSeen = true
  if (new URL(arrival.name).pathname === '/sign-in') writeSessionValue('previousRoute', '/profile')
}
