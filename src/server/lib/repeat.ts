export type Repeated = {
  /** Waits for what runs. */
  stop: () => Promise<void>
}

/**
 * Does `work` every `everyMs`, one after the other: each lease that is renewed names the one
 * before. `work` handles its own failures. Does not keep the process alive.
 */
export function repeat(everyMs: number, work: () => Promise<void>): Repeated {
  let inFlight = Promise.resolve()
  const timer = setInterval(() => {
    inFlight = inFlight.then(work)
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await inFlight
    },
  }
}
