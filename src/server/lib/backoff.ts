type BackoffOptions = { firstMs: number; maxMs: number }

/** How long to wait after so many failures, one at least: twice as long with each, up to the longest. */
export function backoff(failures: number, { firstMs, maxMs: longestMs }: BackoffOptions): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1))
}
