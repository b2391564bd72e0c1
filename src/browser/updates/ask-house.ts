const patienceMs = 10_000

/**
 * What the house says under this path just now, or null where it says nothing of use: no network, an
 * error, a way to elsewhere, no JSON.
 */
export async function askHouse(path: string): Promise<unknown> {
  // A phone may be wrong about having a network, never about having none.
  if (!navigator.onLine) return null
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(path, { cache: 'no-store', redirect: 'manual', signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
