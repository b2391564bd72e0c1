import { isDoneWithin } from '#server/lib/is-done-within.ts'

/** `keptMs` applies to failures too. */
type ProbeOptions = { timeoutMs: number; maxAgeMs: number }

/** Caches a reading and shares it among concurrent callers; null when it takes too long. */
export function cachedProbe<Value>(
  probe: () => Promise<Value>,
  { timeoutMs, maxAgeMs }: ProbeOptions,
): () => Promise<Value | null> {
  let last: { answer: Value | null; atMs: number } | null = null
  let inFlight: Promise<void> | null = null

  function start(): Promise<void> {
    inFlight ??= probe()
      .catch(() => null)
      .then((answer) => {
        last = { answer, atMs: performance.now() }
        inFlight = null
      })
    return inFlight
  }

  return async () => {
    const isFresh = () => last !== null && performance.now() - last.atMs < maxAgeMs
    if (!isFresh()) await isDoneWithin(timeoutMs, start())
    return isFresh() ? (last?.answer ?? null) : null
  }
}
