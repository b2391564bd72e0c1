import { isDoneWithin } from '#server/lib/is-done-within.ts'

/** `keptMs` is how long an answer is good for, and a failure too: whoever is down is let be. */
type Patience = { patienceMs: number; keptMs: number }

/**
 * Asks at most once in a while, and one question at a time, however many want to know. Null where no
 * answer came within the patience.
 */
export function askNowAndThen<Answer>(
  ask: () => Promise<Answer>,
  { patienceMs, keptMs }: Patience,
): () => Promise<Answer | null> {
  let last: { answer: Answer | null; atMs: number } | null = null
  let underWay: Promise<void> | null = null

  function start(): Promise<void> {
    underWay ??= ask()
      .catch(() => null)
      .then((answer) => {
        last = { answer, atMs: performance.now() }
        underWay = null
      })
    return underWay
  }

  return async () => {
    const isFresh = () => last !== null && performance.now() - last.atMs < keptMs
    if (!isFresh()) await isDoneWithin(patienceMs, start())
    return isFresh() ? (last?.answer ?? null) : null
  }
}
