import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Lets `most` pieces of work run at once; the others wait, first come, first served. Between two pieces
 * everybody else is answered: work that never waits would follow work in one breath.
 */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= max) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      await yieldToEventLoop()
      return await work()
    } finally {
      // Who goes hands on the place: in between, nobody new can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
