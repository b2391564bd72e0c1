const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** `2xx` for 204. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

/** Made-up methods count as one, so that clients cannot add label values. */
export function methodLabel(method: string): string {
  return methods.has(method) ? method : 'other'
}
