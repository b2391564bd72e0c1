import { PrecacheStrategy, type SerwistPlugin } from 'serwist'
import {
  type FileArchive,
  fileArchivePath,
  type PageArchive,
  pageArchivePath,
} from '#domain/offline/build-archives.ts'
import { buildCache, buildId, files, isHtml, isOfThisBuild } from './cached-build.ts'
import { fetchPageList } from './page-list.ts'

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css; charset=utf-8',
}

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

/** Fails when something is missing or does not fit: the browser retries later. */
export async function fetchBuild(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(buildCache)
  const pages = await fetchPageList(cache)
  await Promise.all([fetchFiles(event, cache), fetchPages(cache, pages)])
}

/** Copies unchanged files from the previous build's cache and fetches the rest. */
async function fetchFiles(event: ExtendableEvent, cache: Cache): Promise<void> {
  const missing = new Set(files)
  await Promise.all(
    files.filter(isHashed).map(async (path) => {
      if (await copyKept(cache, path)) missing.delete(path)
    }),
  )
  // From half of them on, the bytes that did not change cost less than the requests.
  if (missing.size > files.length / 2) {
    const archive: FileArchive = await fetchArchive(fileArchivePath(buildId))
    for (const [path, text] of Object.entries(archive)) {
      const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? ''
      if (missing.delete(path))
        await cache.put(path, new Response(text, { headers: { 'content-type': type } }))
    }
  }
  await Promise.all([...missing].map((path) => fetchFile(event, path)))
}

async function copyKept(cache: Cache, path: string): Promise<boolean> {
  const kept = await caches.match(path)
  if (kept) await cache.put(path, kept)
  return kept !== undefined
}

async function fetchFile(event: ExtendableEvent, path: string): Promise<void> {
  const request = new Request(path, { credentials: 'same-origin' })
  await Promise.all(build.handleAll({ event, request }))
}

async function fetchPages(cache: Cache, paths: readonly string[]): Promise<void> {
  const archive: PageArchive = await fetchArchive(pageArchivePath(buildId))
  for (const path of paths) {
    const page = archive[path]
    if (!page) throw new Error(`${path} is not in the archive of pages`)
    await cache.put(path, new Response(page.body, { headers: page.headers }))
  }
}

async function fetchArchive(path: string) {
  const answer = await fetch(path, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return await answer.json()
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
