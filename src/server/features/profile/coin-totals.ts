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
/** To count takes no more than this part of the time, however long the ledger has grown. */
const minIntervalFactor = 20
/** A process that counts says so with every stretch; one that fell silent leaves it to another. */
const leaseMs = 60_000
/** A small house is counted before this is over; in a large one nobody waits for it. */
const timeoutMs = 2_000

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'>

/**
 * What the whole house has given out and taken in, kept in one row for all processes. Whoever asks
 * once it is due has one process count anew: after a minute, or after twenty times as long as the
 * last count took, whichever is later. Null while the first count is under way.
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
    log.error({ err }, 'the coins of the house could not be counted')
    await setCountLeaseEnd(db, 0).catch(() => {})
    throw err
  }
}

/** Null when it was stopped on the way. */
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
