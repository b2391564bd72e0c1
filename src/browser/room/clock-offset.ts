/** Samples that are compared; older ones are forgotten. */
const keptSamples = 8
/** A change this large is a clock that was set, or a message that waited while the phone slept. */
const jumpMs = 2000
/** What waited comes all at once: a clock that was set forward says the same again later. */
const apartMs = 1000

/**
 * How far the server's clock is ahead of this device's. A message that was under way for long makes
 * it look smaller, so the largest of the last samples counts.
 */
export function trackClockOffset(): {
  update(serverMs: number, receivedMs: number): void
  /** Milliseconds to add to `Date.now()`. */
  offsetMs(): number
} {
  let samples: number[] = []
  let best = 0
  /** When the first of the messages that look late came. */
  let lateSinceMs: number | null = null
  return {
    update(serverMs, receivedMs) {
      const sample = serverMs - receivedMs
      const isFirst = samples.length === 0
      const looksLate = !isFirst && sample < best - jumpMs
      lateSinceMs = looksLate ? (lateSinceMs ?? receivedMs) : null
      if (lateSinceMs !== null && receivedMs < lateSinceMs + apartMs) return
      const isJump = looksLate || sample > best + jumpMs
      samples = isJump ? [sample] : [...samples, sample].slice(-keptSamples)
      best = Math.max(...samples)
      lateSinceMs = null
    },
    offsetMs: () => best,
  }
}
