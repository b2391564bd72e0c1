import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Runs at most `max` tasks at once, in order of arrival; yields to the event loop between them. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      await yieldToEventLoop()
      return await work()
    } finally {
      // The slot passes on directly, so that no new caller takes it in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
