import { setImmediate as afterThis } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'
import { consume } from '#server/platform/web/consume.ts'
import { insertScan, type Scan } from './scan-repository.ts'

type ScanCounterDeps = Pick<ServerContext, 'database' | 'authSecret' | 'now' | 'log'>

export type ScanCounter = {
  /** Counts after the response; nothing of `address` is stored. */
  count: (scan: Omit<Scan, 'day'>, address: string) => void
  /** Resolves when all are counted. */
  settled: () => Promise<void>
}

/** Bounds the queue while the database is unavailable. */
const maxInFlight = 100

/** Counts scans outside the request; what the database refuses is logged and lost. */
export function openScanCounter(deps: ScanCounterDeps): ScanCounter {
  const inFlight = new Set<Promise<void>>()
  return {
    count: (scan, address) => {
      if (inFlight.size >= maxInFlight) return
      const counting = afterThis()
        .then(() => countScan(deps, scan, address))
        .catch((err: unknown) => {
          deps.log.error({ event: 'scan.count_failed', err }, 'Scan of a short link not counted')
        })
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
  if ((await consume(deps, { name: 'scans', key: address })).isLimited) return
  await insertScan(deps.database.db, { ...scan, day: utcDay(deps.now()) })
}

/** ISO day of epoch milliseconds, in UTC. */
export function utcDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
