import { readSessionValue, writeSessionValue } from './session-values.ts'

/** A path of ours: no other site in disguise. */
const ownPath = /^\/(?![/\\])/

/** Back to where somebody was before, once; else to their profile. */
export function takeRouteAfterSignIn(): string {
  const route = readSessionValue('previousRoute')
  writeSessionValue('previousRoute', null)
  return route !== null && ownPath.test(route) ? route : '/profile'
}
