import { staticImports } from '#domain/preloads/static-imports.ts'

/** What this page has, or is just getting. */
const fetched = new Map<string, Promise<void>>()
let offlineAbort = new AbortController()

/**
 * Puts scripts, and all that they need before they run, into the browser's cache. None of them
 * runs, and one that cannot be had spoils nothing: the page that needs it asks for it anew.
 * Rejects when one of them cannot be had.
 */
export async function fetchScripts(
  paths: readonly string[],
  priority: RequestPriority,
): Promise<void> {
  const here = loadedScripts()
  const missing = paths.filter((path) => !here.has(path))
  await Promise.all(missing.map((path) => fetched.get(path) ?? fetchOnce(path, priority)))
}

/** What this page runs was not fetched by us. One that failed has no status, or one that says so. */
function loadedScripts(): Set<string> {
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
  await fetchScripts(needed, priority)
}

/** Without a network, what is on its way would only be complained of. */
addEventListener('offline', () => {
  offlineAbort.abort()
  offlineAbort = new AbortController()
})
