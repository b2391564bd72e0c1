import type { SerwistPlugin } from 'serwist'

/** Drops the oldest entries, by number: a phone's clock may be wrong by a year. */
export function limitEntries(max: number): SerwistPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName)
      const kept = await cache.keys()
      const surplus = kept.slice(0, Math.max(0, kept.length - max))
      await Promise.all(surplus.map((request) => cache.delete(request)))
    },
  }
}
