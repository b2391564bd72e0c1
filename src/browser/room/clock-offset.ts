/** Samples that are compared; older ones are forgotten. */
const keptSamples = 8
/** A change this large is a clock that was set, not a slow network. */
const jumpMs = 2000

/**
 * How far the server's clock is ahead of this device's. A message that was under way for long makes
 * it look smaller, so the largest of the last samples counts.
 */
export function trackClockOffset(): {
  hear(serverMs: number, receivedMs: number): void
  /** Milliseconds to add to `Date.now()`. */
  offsetMs(): number
} {
  let samples: number[] = []
  let best = 0
  return {
    hear(serverMs, receivedMs) {
      const sample = serverMs - receivedMs
      const isJump = samples.length > 0 && Math.abs(sample - best) > jumpMs
      samples = isJump ? [sample] : [...samples, sample].slice(-keptSamples)
      best = Math.max(...samples)
    },
    offsetMs: () => best,
  }
}
