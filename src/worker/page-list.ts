import { readPageList } from '#domain/offline/page-list.ts'
import { buildCache, buildId } from './cached-build.ts'

/** What the build says of itself (spec §7): its prerendered pages among other things. */
const metaPath = `/builds/meta/${buildId}.json`

let kept: Promise<ReadonlySet<string>> | null = null

/**
 * The prerendered pages of this build, from its own list, which is kept for later starts of the worker.
 * Fails where the server cannot give it, as one of another build cannot.
 */
export async function fetchPageList(cache: Cache): Promise<readonly string[]> {
  const answer = await fetch(metaPath, { cache: 'no-store' })
  const pages = answer.ok ? readPageList(await answer.clone().json(), buildId) : null
  if (pages === null) throw new Error(`${metaPath}: ${answer.status}`)
  await cache.put(metaPath, answer)
  return pages
}

/** The same as it was kept; no page at all where the browser has dropped it. */
export function readKeptPages(): Promise<ReadonlySet<string>> {
  kept ??= read().catch(() => new Set<string>())
  return kept
}

async function read(): Promise<ReadonlySet<string>> {
  const answer = await caches.match(metaPath, { cacheName: buildCache })
  return new Set(answer ? readPageList(await answer.json(), buildId) : [])
}
