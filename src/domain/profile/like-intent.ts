export type LikeIntent = { game: string; atMs: number }

const maxAgeMs = 24 * 60 * 60_000

export function readLikeIntent(saved: unknown, nowMs: number): string | null {
  const { game, atMs } = (saved ?? {}) as Partial<Record<keyof LikeIntent, unknown>>
  if (typeof game !== 'string' || typeof atMs !== 'number') return null
  return Math.abs(nowMs - atMs) < maxAgeMs ? game : null
}
