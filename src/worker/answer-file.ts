import { CacheFirst, type SerwistPlugin } from 'serwist'
import { assetsCache, iconsCache } from '#domain/offline/build-caches.ts'
import { limitEntries } from './limit-entries.ts'

const maxAssets = 80
const maxIcons = 120

const onlyImmutable: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    const isLasting = response.headers.get('cache-control')?.includes('immutable')
    return response.status === 200 && isLasting ? response : null
  },
}

/** Tabs of the previous build find their chunks in its cache. */
const fromAnyBuild: SerwistPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    return cachedResponse ?? (await caches.match(request.url))
  },
}

const ignoreBuild: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url)
    url.searchParams.delete('v')
    return url.href
  },
}

const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [onlyImmutable, fromAnyBuild, limitEntries(maxAssets)],
})

const icons = new CacheFirst({
  cacheName: iconsCache,
  plugins: [onlyImmutable, ignoreBuild, limitEntries(maxIcons)],
})

export function answerAsset(event: FetchEvent): Promise<Response> {
  return assets.handle({ event, request: event.request })
}

export function answerIcons(event: FetchEvent): Promise<Response> {
  return icons.handle({ event, request: event.request })
}

const blankPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Blank paper hangs better than the sign of a broken picture. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  return await fetch(request).catch(
    () => new Response(blankPicture, { headers: { 'content-type': 'image/svg+xml' } }),
  )
}
