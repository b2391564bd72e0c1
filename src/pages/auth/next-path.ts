import { isOwnPath } from '#domain/own-path.ts'

/** A path of this site from `next`, or null. */
export function nextPath(search: URLSearchParams): string | null {
  const next = search.get('next')
  return next !== null && isOwnPath(next) ? next : null
}

/** Appends `next`; `path` may have a query. */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
