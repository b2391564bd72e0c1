import { isOwnPath } from '../own-path.ts'

const gamePathPattern = /^\/game\/([A-Za-z0-9_-]+)$/

/**
 * The page that `/offline?to=…` replaces; null unless it is a page of this site other than
 * `/offline`.
 */
export function readReturnPath(to: string | null): string | null {
  if (to === null || !isOwnPath(to) || /^\/offline(?![^?#/])/.test(to)) return null
  return to
}

export function slugOfReturnPath(to: string): string | null {
  return gamePathPattern.exec(to.replace(/[?#].*/s, ''))?.[1] ?? null
}
