import { isDoneWithin } from '#server/lib/is-done-within.ts'

/** `keptMs` is how long an answer is good for, and a failure too: whoever is down is let be. */
type ProbeOptions = { timeoutMs: number; maxAgeMs: number }

/**
 * Asks at most once in a while, and one question at a time, however many want to know. Null where no
 * answer came within the patience.
 */
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
