/** A like that somebody signed out asked for; it waits until they are in. */
export type LikeWish = { game: string; atMs: number }

const wishMs = 24 * 60 * 60_000

/** The game to like at `nowMs`, or null: a wish of another evening is nobody's any more. */
export function readLikeWish(saved: unknown, nowMs: number): string | null {
  const { game, atMs } = (saved ?? {}) as Partial<Record<keyof LikeWish, unknown>>
  if (typeof game !== 'string' || typeof atMs !== 'number') return null
  return Math.abs(nowMs - atMs) < wishMs ? game : null
}
