import { staticImports } from '#domain/preloads/static-imports.ts'

const fetched = new Map<string, Promise<void>>()
let offlineAbort = new AbortController()

/** Caches files without running them. Rejects when one fails; its page requests it again. */
export async function fetchFiles(
  paths: readonly string[],
  priority: RequestPriority,
): Promise<void> {
  const here = loadedFiles()
  const missing = paths.filter((path) => !here.has(path))
  await Promise.all(missing.map((path) => fetched.get(path) ?? fetchOnce(path, priority)))
}

/** What this page has was not fetched here. A failed one has no status, or an error's. */
function loadedFiles(): Set<string> {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return new Set(
    loaded
      .filter(({ responseStatus: status }) => status !== 0 && !(status >= 400))
      .map(({ name }) => new URL(name).pathname),
  )
}

function fetchOnce(path: string, priority: RequestPriority): Promise<void> {
  const whole = fetchWithImports(path, priority)
  fetched.set(path, whole)
  whole.catch(() => fetched.delete(path))
  return whole
}

async function fetchWithImports(path: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(path, { priority, signal: offlineAbort.signal })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const needed = staticImports(await answer.text()).map((file) => folder + file)
  await fetchFiles(needed, priority)
}

/** Without a network, pending requests would only log errors. */
addEventListener('offline', () => {
  offlineAbort.abort()
  offlineAbort = new AbortController()
})
