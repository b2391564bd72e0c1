import { readPageList } from '#domain/offline/page-list.ts'
import { buildCache, buildId } from './cached-build.ts'

/** Lists the prerendered pages, among other things (spec §7). */
const metaPath = `/builds/meta/${buildId}.json`

let kept: Promise<ReadonlySet<string>> | null = null

/** Cached for later starts of the worker. Fails when the server has another build. */
export async function fetchPageList(cache: Cache): Promise<readonly string[]> {
  const answer = await fetch(metaPath, { cache: 'no-store' })
  const pages = answer.ok ? readPageList(await answer.clone().json(), buildId) : null
  if (pages === null) throw new Error(`${metaPath}: ${answer.status}`)
  await cache.put(metaPath, answer)
  return pages
}

/** The cached list; empty when the browser has dropped it. */
export function readKeptPages(): Promise<ReadonlySet<string>> {
  kept ??= read().catch(() => new Set<string>())
  return kept
}

async function read(): Promise<ReadonlySet<string>> {
  const answer = await caches.match(metaPath, { cacheName: buildCache })
  return new Set(answer ? readPageList(await answer.json(), buildId) : [])
}
