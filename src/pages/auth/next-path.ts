import { isOwnPath } from '#domain/own-path.ts'

/** Where a page wants its visitor back, in `next`: a path of this site, or null. */
export function nextPath(search: URLSearchParams): string | null {
  const next = search.get('next')
  return next !== null && isOwnPath(next) ? next : null
}

/** That path with `next` taken along; `path` may have a query of its own. */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
