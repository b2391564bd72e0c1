import { methodOf, type Operation, pathOf } from '#server/platform/web/operation.ts'

/** Finds the call that a request is, by its method and its path; null for one that is none. */
export function openCallFinder(calls: readonly Operation[]) {
  // Of two that fit, the one that says more of the path.
  const known = calls
    .map((call) => ({ call, method: methodOf(call), pattern: patternOf(pathOf(call)) }))
    .toSorted((a, b) => countParameters(a.call) - countParameters(b.call))
  return (method: string, path: string): Operation | null => {
    const asked = method === 'HEAD' ? 'GET' : method
    const found = known.find((one) => one.method === asked && one.pattern.test(path))
    return found?.call ?? null
  }
}

function countParameters(call: Operation): number {
  return pathOf(call).split('{').length
}

/** Slugs, names of objects and paths of pages may have several parts. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\{(\w+)\}/)
  const pattern = parts.map((part, at) => {
    if (at % 2 === 0) return part.replaceAll(/[.?*+^$()[\]|\\]/g, '\\$&')
    return /^(slug|object|page)$/.test(part) ? '.+' : '[^/]+'
  })
  return new RegExp(`^${pattern.join('')}$`)
}
