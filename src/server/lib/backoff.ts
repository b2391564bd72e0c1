type Pauses = { firstMs: number; longestMs: number }

/** How long to wait after so many failures, one at least: twice as long with each, up to the longest. */
export function backoff(failures: number, { firstMs, longestMs }: Pauses): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1))
}
