import { setImmediate as afterThis } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'
import { consume } from '#server/platform/web/consume.ts'
import { insertScan, type Scan } from './scan-repository.ts'

type Deps = Pick<ServerContext, 'database' | 'authSecret' | 'now' | 'log'>

export type ScanCounter = {
  /** Counts it later; whoever scanned from `address` (of which nothing is kept) waits for nothing. */
  count: (scan: Omit<Scan, 'day'>, address: string) => void
  /** Once nothing is left to be counted. */
  settled: () => Promise<void>
}

/** Where the database does not answer, no more than these wait for it. */
const mostUnderWay = 100

/** Counts scans behind the back of the answers: what the database does not take is told and lost. */
export function openScanCounter(clerk: Deps): ScanCounter {
  const underWay = new Set<Promise<void>>()
  return {
    count: (scan, address) => {
      if (underWay.size >= mostUnderWay) return
      const counting = afterThis()
        .then(() => countOne(clerk, scan, address))
        .catch((err: unknown) => clerk.log.error({ err }, 'a scan was not counted'))
        .finally(() => underWay.delete(counting))
      underWay.add(counting)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}

async function countOne(clerk: Deps, scan: Omit<Scan, 'day'>, address: string): Promise<void> {
  if ((await consume(clerk, { name: 'scans', who: address })) !== null) return
  await insertScan(clerk.database.db, { ...scan, day: utcDay(clerk.now()) })
}

/** The ISO day of a time in epoch milliseconds, in UTC. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
