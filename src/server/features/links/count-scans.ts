import { setImmediate as afterThis } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'
import { consume } from '#server/platform/web/consume.ts'
import { insertScan, type Scan } from './scan-repository.ts'

type ScanCounterDeps = Pick<ServerContext, 'database' | 'authSecret' | 'now' | 'log'>

export type ScanCounter = {
  /** Counts it later; whoever scanned from `address` (of which nothing is kept) waits for nothing. */
  count: (scan: Omit<Scan, 'day'>, address: string) => void
  /** Once nothing is left to be counted. */
  settled: () => Promise<void>
}

/** Where the database does not answer, no more than these wait for it. */
const maxInFlight = 100

/** Counts scans behind the back of the answers: what the database does not take is told and lost. */
export function openScanCounter(deps: ScanCounterDeps): ScanCounter {
  const inFlight = new Set<Promise<void>>()
  return {
    count: (scan, address) => {
      if (inFlight.size >= maxInFlight) return
      const counting = afterThis()
        .then(() => countScan(deps, scan, address))
        .catch((err: unknown) => deps.log.error({ err }, 'a scan was not counted'))
        .finally(() => inFlight.delete(counting))
      inFlight.add(counting)
    },
    settled: async () => {
      await Promise.all(inFlight)
    },
  }
}

async function countScan(
  deps: ScanCounterDeps,
  scan: Omit<Scan, 'day'>,
  address: string,
): Promise<void> {
  if ((await consume(deps, { name: 'scans', key: address })) !== null) return
  await insertScan(deps.database.db, { ...scan, day: utcDay(deps.now()) })
}

/** The ISO day of a time in epoch milliseconds, in UTC. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
