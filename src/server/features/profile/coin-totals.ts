import type { ServerContext } from '#server/context.ts'
import { isDoneWithin } from '#server/lib/is-done-within.ts'
import {
  acquireCountLease,
  type CoinTotals,
  countBatch,
  findStoredTotals,
  saveTotals,
  setCountLeaseEnd,
} from './coin-totals-repository.ts'

export type { CoinTotals } from './coin-totals-repository.ts'

const maxAgeMs = 60_000
/** Counting may use at most this share of the time. */
const minIntervalFactor = 20
/** Renewed with each batch; another process takes over when it expires. */
const leaseMs = 60_000
/** Small sites finish within this; on large ones the reader does not wait. */
const timeoutMs = 2_000

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'>

/**
 * Coins issued and spent by the whole site, in one row for all processes. A read that finds it due
 * starts a count in one process: after a minute, or 20 times the last count's duration if that is
 * longer. Null during the first count.
 */
export function openCoinTotals(deps: Deps) {
  const { db } = deps.database
  let counting: Promise<void> | null = null
  const stopping = new AbortController()

  async function read(): Promise<CoinTotals | null> {
    const { totals, dueAtMs } = await findStoredTotals(db)
    if (deps.now() < dueAtMs || stopping.signal.aborted) return totals
    counting ??= countUnderLease(deps, stopping.signal).finally(() => {
      counting = null
    })
    try {
      if (!(await isDoneWithin(timeoutMs, counting))) return totals
    } catch (err) {
      if (totals === null) throw err
      return totals
    }
    return (await findStoredTotals(db)).totals
  }

  return {
    read,
    stop: async () => {
      stopping.abort()
      await counting?.catch(() => {})
    },
  }
}

async function countUnderLease(deps: Deps, signal: AbortSignal): Promise<void> {
  const { database, log, now } = deps
  const { db } = database
  if (!(await acquireCountLease(db, now(), now() + leaseMs))) return
  const startedMs = performance.now()
  try {
    const totals = await countAll(deps, signal)
    if (totals === null) return await setCountLeaseEnd(db, 0)
    const minIntervalMs = Math.ceil((performance.now() - startedMs) * minIntervalFactor)
    const dueAtMs = now() + Math.max(maxAgeMs, minIntervalMs)
    await saveTotals(db, totals, { countedAtMs: now(), dueAtMs })
  } catch (err) {
    log.error({ event: 'coin_totals.count_failed', err }, 'Coin totals could not be counted')
    await setCountLeaseEnd(db, 0).catch(() => {})
    throw err
  }
}

/** Null when stopped. */
async function countAll({ database, now }: Deps, signal: AbortSignal): Promise<CoinTotals | null> {
  const all: CoinTotals = { earned: 0, spent: 0, people: 0 }
  for (let after: string | null = ''; after !== null; ) {
    if (signal.aborted) return null
    const { earned, spent, people, last } = await countBatch(database.db, after)
    all.earned += earned
    all.spent += spent
    all.people += people
    after = last
    if (after !== null) await setCountLeaseEnd(database.db, now() + leaseMs)
  }
  return all
}
