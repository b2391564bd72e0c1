import { PrecacheStrategy, type SerwistPlugin } from 'serwist'
import { buildCache, files, isHtml, isOfThisBuild } from './cached-build.ts'
import { fetchPageList } from './page-list.ts'

const maxConcurrent = 6

/** A file of another build fails the installation, which is retried later. */
const requireThisBuild: SerwistPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (response.status !== 200) return null
    const isPage = !/\.\w+$/.test(new URL(request.url).pathname)
    if (isPage !== isHtml(response)) return null
    return !isPage || (await isOfThisBuild(response)) ? response : null
  },
}

const withoutQuery: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url)
    return url.origin + url.pathname
  },
}

const build = new PrecacheStrategy({
  cacheName: buildCache,
  plugins: [requireThisBuild, withoutQuery],
})

/**
 * Copies unchanged files from the previous build's cache and fetches the rest. Fails when one is
 * missing: the browser retries later.
 */
export async function fetchBuild(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(buildCache)
  const pages = await fetchPageList(cache)
  await Promise.all(files.filter(isHashed).map((path) => copyKept(cache, path)))
  // The library's precaching never settles when a file is missing.
  const remaining = [...files, ...pages]
  const fetchOn = async () => {
    for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
      await fetchFile(event, path).catch((error) => {
        remaining.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, fetchOn))
}

async function copyKept(cache: Cache, path: string): Promise<void> {
  const kept = await caches.match(path)
  if (kept) await cache.put(path, kept)
}

async function fetchFile(event: ExtendableEvent, path: string): Promise<void> {
  const request = new Request(path, { credentials: 'same-origin' })
  await Promise.all(build.handleAll({ event, request }))
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

export function answerFromBuild(event: FetchEvent): Promise<Response> {
  return build.handle({ event, request: event.request })
}

export async function hasPage(pathname: string): Promise<boolean> {
  return (await caches.match(pathname, { cacheName: buildCache })) !== undefined
}
