import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services.ts'
import type { Billing } from './open-billing.ts'
import { reconcile } from './reconcile.ts'

const dayMs = 24 * 60 * 60 * 1000
const lookEveryMs = 10 * 60_000
const leaseMs = 60 * 60_000
const stopPatienceMs = 5_000
const jobName = 'reconcile premium'
/** 03:30 UTC, when evenings are over in Europe. */
const atMsOfDay = 3.5 * 60 * 60 * 1000

type Deps = Pick<Services, 'database' | 'log' | 'now'> & { billing: Billing }

export type Nightly = { stop: () => Promise<void> }

/** Reconciles once a night, in one of however many processes there are. */
export function openNightly(deps: Deps): Nightly {
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  const look = () => {
    underWay ??= runIfDue(deps, stopping.signal)
      .catch((err: unknown) => deps.log.error({ err }, 'premium could not be reconciled'))
      .finally(() => {
        underWay = null
      })
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      const patience = new AbortController()
      const tooLate = sleep(stopPatienceMs, null, { signal: patience.signal }).catch(() => {})
      await Promise.race([underWay, tooLate])
      patience.abort()
    },
  }
}

export async function runIfDue(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (!(await takeNight(deps.database.db, deps.now()))) return
  const counts = await reconcile(deps, signal)
  deps.log.info(counts, 'premium was reconciled')
  // Where nothing at all could be read, Stripe is down: the night goes on.
  const isDone = counts.failed === 0 || counts.read > 0
  if (!signal?.aborted && isDone) await endNight(deps.database.db, deps.now())
}

/**
 * The first process that asks in a night has it, for an hour: one that comes to no end by then leaves it
 * to the next.
 */
export async function takeNight(db: Kysely<Tables>, nowMs: number): Promise<boolean> {
  await db
    .insertInto('jobs')
    .values({ name: jobName, due_at: nextNightMs(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('jobs')
    .set({ due_at: nowMs + leaseMs })
    .where('name', '=', jobName)
    .where('due_at', '<=', nowMs)
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

async function endNight(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: nextNightMs(nowMs) })
    .where('name', '=', jobName)
    .execute()
}

function nextNightMs(nowMs: number): number {
  const startOfDayMs = nowMs - (nowMs % dayMs)
  const tonightMs = startOfDayMs + atMsOfDay
  return tonightMs > nowMs ? tonightMs : tonightMs + dayMs
}
