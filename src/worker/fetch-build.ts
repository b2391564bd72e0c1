import { PrecacheStrategy, type SerwistPlugin } from 'serwist'
import {
  type FileArchive,
  fileArchivePath,
  type PageArchive,
  pageArchivePath,
} from '#domain/offline/build-archives.ts'
import { buildCache, buildId, files, isHtml } from './cached-build.ts'
import { fetchPageList } from './page-list.ts'

const maxConcurrent = 6

const contentTypes: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css; charset=utf-8',
}

/** Anything else in the place of a file fails the installation, which is retried later. */
const requireFile: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    return response.status === 200 && !isHtml(response) ? response : null
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
  plugins: [requireFile, withoutQuery],
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
    for (const path of await unpackFiles(cache)) missing.delete(path)
  }
  await fetchOneByOne(event, [...missing])
}

/** The paths that are cached now: none where the archive cannot be had, as one by one some may. */
async function unpackFiles(cache: Cache): Promise<string[]> {
  const archive: FileArchive = await fetchArchive(fileArchivePath(buildId)).catch(() => ({}))
  const paths: string[] = []
  for (const [path, text] of Object.entries(archive)) {
    const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)]
    if (type === undefined) continue
    await cache.put(path, new Response(text, { headers: { 'content-type': type } }))
    paths.push(path)
  }
  return paths
}

/** The library's precaching never settles when a file is missing. */
async function fetchOneByOne(event: ExtendableEvent, paths: string[]): Promise<void> {
  const fetchOn = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await fetchFile(event, path).catch((error) => {
        paths.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, fetchOn))
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

/** The cache is of this build and these settings: what an earlier try brought is right. */
async function fetchPages(cache: Cache, paths: readonly string[]): Promise<void> {
  const kept = await Promise.all(paths.map((path) => cache.match(path)))
  if (kept.every((page) => page !== undefined)) return
  const archive: PageArchive = await fetchArchive(pageArchivePath(buildId))
  for (const path of paths) {
    const page = archive[path]
    if (!page) throw new Error(`${path} is not in the archive of pages`)
    await cache.put(path, new Response(page.body, { headers: page.headers }))
  }
}

async function fetchArchive(path: string) {
  const answer = await fetch(path, { cache: 'no-cache' })
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
