import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { backoff } from '../lib/backoff.ts'
import { metrics } from '../platform/observability/metrics/metrics.ts'
import { inSpan } from '../platform/observability/tracing/in-span.ts'
import { isSafeToRetry, type TransactionPhase } from './errors/is-safe-to-retry.ts'
import type { Tables } from './tables.ts'

const retryBackoff = { firstMs: 10, maxMs: 500 }

export type TransactionOptions = { maxAttempts?: number }

/**
 * Runs `work` in one transaction, and again when the database surely rolled it back: so `work` must
 * reach the database through its argument alone.
 */
export async function transact<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  { maxAttempts = 5 }: TransactionOptions = {},
): Promise<Result> {
  if (!(maxAttempts >= 1)) throw new RangeError('Max attempts must be at least 1')
  const startedMs = performance.now()
  for (let attempt = 1; ; attempt++) {
    const outcome = await inSpan({ name: 'transaction' }, () => attemptOnce(db, work))
    if ('result' in outcome) {
      countTransaction('committed', startedMs)
      return outcome.result
    }
    const { error, phase } = outcome
    if (attempt >= maxAttempts || !isSafeToRetry(error, phase)) {
      countTransaction('failed', startedMs)
      throw error
    }
    metrics.transactionRetries.inc()
    await sleep(retryDelayMs(attempt, Math.random()))
  }
}

function countTransaction(outcome: 'committed' | 'failed', startedMs: number): void {
  metrics.transactionSeconds.observe((performance.now() - startedMs) / 1000, outcome)
}

/** Full jitter: between 0 and a ceiling that doubles; `random` is 0 to 1. */
export function retryDelayMs(attempt: number, random: number): number {
  return random * backoff(attempt, retryBackoff)
}

const hooks = new WeakMap<object, (() => void)[]>()

/**
 * Runs `hook` when the transaction commits, or at once outside of `transact`. It must not throw.
 */
export function afterCommit(db: Kysely<Tables>, hook: () => void): void {
  const pendingHooks = hooks.get(db)
  if (pendingHooks) pendingHooks.push(hook)
  else hook()
}

type Outcome<Result> = { result: Result } | { error: unknown; phase: TransactionPhase }

async function attemptOnce<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Outcome<Result>> {
  let phase: TransactionPhase = 'before commit'
  let workFailure: { error: unknown } | null = null
  const pendingHooks: (() => void)[] = []
  try {
    const result = await db.transaction().execute(async (transaction) => {
      hooks.set(transaction, pendingHooks)
      try {
        const value = await work(transaction)
        phase = 'commit'
        return value
      } catch (error) {
        workFailure = { error }
        throw error
      }
    })
    for (const hook of pendingHooks) hook()
    return { result }
  } catch (error) {
    // On a lost connection the rollback fails too and would hide the cause.
    const failure = workFailure as { error: unknown } | null
    return { error: failure ? failure.error : error, phase }
  }
}
