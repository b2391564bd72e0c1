import type { Random } from '#domain/random.ts'

const baseMs = 1000
const factor = 2
const jitter = 0.5
const maxMs = 14_400_000

/** The delay before the next attempt after so many failures (spec §9, retry backoff). */
export function backoffMs(failures: number, random: Random): number {
  const plainMs = baseMs * factor ** (failures - 1)
  const swing = 1 + jitter * (2 * random() - 1)
  return Math.min(maxMs, Math.round(plainMs * swing))
}

/** Statuses that another attempt may resolve. */
export function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status < 600)
}
