type BackoffOptions = { firstMs: number; maxMs: number }

/** Milliseconds to wait after `failures` (at least 1) failures in a row: doubles each time. */
export function backoff(failures: number, { firstMs, maxMs }: BackoffOptions): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1))
}
