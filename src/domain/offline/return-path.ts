import { isOwnPath } from '../own-path.ts'

const gamePathPattern = /^\/game\/([A-Za-z0-9_-]+)$/

/**
 * Where `/offline?to=…` was opened instead of, or null where that is no page of this house, or the
 * very page itself.
 */
export function readReturnPath(to: string | null): string | null {
  if (to === null || !isOwnPath(to) || /^\/offline(?![^?#/])/.test(to)) return null
  return to
}

/** The pack, or the game, that is played at such a path; null where it is another page. */
export function slugOfReturnPath(to: string): string | null {
  return gamePathPattern.exec(to.replace(/[?#].*/s, ''))?.[1] ?? null
}
