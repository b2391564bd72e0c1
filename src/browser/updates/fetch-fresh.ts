const timeoutMs = 10_000

/**
 * What the house says under this path just now, or null where it says nothing of use: no network, an
 * error, a way to elsewhere, no JSON.
 */
export async function fetchFresh(path: string): Promise<unknown> {
  // A phone may be wrong about having a network, never about having none.
  if (!navigator.onLine) return null
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(path, { cache: 'no-store', redirect: 'manual', signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
