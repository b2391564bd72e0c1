const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** `2xx` for 204: enough to see what goes wrong, and few enough to keep. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

/** A method that we know; all that clients make up is one. */
export function methodLabel(method: string): string {
  return methods.has(method) ? method : 'other'
}
