import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { repeat } from './repeat.ts'

/** A collection throws compiled code away too: the load after a short break would pay for it. */
const restMs = 30_000
/** Share of that time in which the process works. */
const restShare = 0.01
/** Bytes on top of what the process held after the last collection. */
const worthBytes = 64 * 2 ** 20

/**
 * Gives memory back once a load is over: V8 keeps what a load made it take for as long as nothing
 * is asked of it. A collection stops the process for 0.1 to 0.2 s, so it waits for rest.
 */
export function releaseMemoryAtRest(lookEveryMs = restMs): void {
  let heldBytes = process.memoryUsage.rss()
  let before = performance.eventLoopUtilization()
  repeat(lookEveryMs, async () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization > restShare || process.memoryUsage.rss() < heldBytes + worthBytes) return
    await collectGarbage()
    heldBytes = process.memoryUsage.rss()
  })
}

/** Contexts that are made after the flag have the function; the program's own has not. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const gc: NodeJS.GCFunction = runInNewContext('gc')
  await gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
