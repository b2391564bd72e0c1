import { existsSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'

export type Memory = {
  memoryMb: number
  /** None where a container says how much there is: it counts for the machine. */
  swapMb: number
}

export type BuildPlan =
  | { kind: 'usual' | 'careful'; nodeArgs: string[]; env: Record<string, string> }
  | { kind: 'too-small'; reason: string }

/** As little as a careful build was seen to do with, and what a machine runs beside it. */
const neededMb = 850
/** From here on a build may take what it likes, which is 1.4 GB. */
const plentyMb = 3000

/** How to build with the memory that there is, or why not. */
export function planBuild({ memoryMb, swapMb }: Memory): BuildPlan {
  if (memoryMb >= plentyMb) return { kind: 'usual', nodeArgs: [], env: {} }
  if (memoryMb + swapMb < neededMb) {
    const swap = swapMb > 0 ? ` and ${swapMb} MB of swap` : ''
    return {
      kind: 'too-small',
      reason:
        `This machine has ${memoryMb} MB of memory${swap}; the build needs ${neededMb} MB. ` +
        'Add swap, or use the archive that "npm pack" makes on a larger machine: it needs no build (deploy/README.md).',
    }
  }
  return {
    kind: 'careful',
    nodeArgs: ['--max-old-space-size=400'],
    // The allocators of Node and of the bundler give back at once what they do not use.
    env: { MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' },
  }
}

/** Of the container, where it may have less than the machine. */
export function readMemory(): Memory {
  const machine = totalmem()
  const container = process.constrainedMemory()
  const isHeld = container > 0 && container < machine
  return {
    memoryMb: Math.floor((isHeld ? container : machine) / 2 ** 20),
    swapMb: isHeld ? 0 : readSwapMb(),
  }
}

function readSwapMb(): number {
  const path = '/proc/meminfo'
  if (!existsSync(path)) return 0
  const kilobytes = /^SwapTotal:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1]
  return Math.floor(Number(kilobytes ?? 0) / 1024)
}
