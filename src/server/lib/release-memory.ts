import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Repeated, repeat } from './repeat.ts'

const everyMs = 2_000
/** Share of that time; more, and somebody would wait for the collection. */
const restShare = 0.01
/** Bytes on top of what the process held after the last collection. */
const worthBytes = 64 * 2 ** 20
const minPauseMs = 20_000

/**
 * Gives memory back once a load is over: V8 keeps what a load made it take for as long as nothing
 * is asked of it. A collection stops the process for 0.1 to 0.2 s, so it waits for rest.
 */
export function releaseMemoryAtRest(): Repeated {
  let heldBytes = process.memoryUsage.rss()
  let collectedAtMs = Number.NEGATIVE_INFINITY
  let before = performance.eventLoopUtilization()
  return repeat(everyMs, async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    const isAtRest = utilization < restShare && performance.now() - collectedAtMs > minPauseMs
    if (!isAtRest || process.memoryUsage.rss() < heldBytes + worthBytes) return
    await collectGarbage()
    heldBytes = process.memoryUsage.rss()
    collectedAtMs = performance.now()
  })
}

/** Contexts that are made after the flag have the function; the program's own has not. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  await gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
