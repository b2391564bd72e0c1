const timeoutMs = 10_000

/** Fetches JSON past all caches; null for no network, an error, a redirect, or no JSON. */
export async function fetchFresh(path: string): Promise<unknown> {
  // `onLine` may be wrongly true, never wrongly false.
  if (!navigator.onLine) return null
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(path, { cache: 'no-store', redirect: 'manual', signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
