import type { ServerContext } from '#server/context.ts'
import { type JobHandle, openJob } from '#server/platform/cluster/jobs/open-job.ts'
import type { Job } from '#server/platform/cluster/jobs/run-if-due.ts'
import type { JobPlan } from '#server/platform/cluster/jobs/take-job.ts'
import type { Billing } from './open-billing.ts'
import { reconcile } from './reconcile.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const checkEveryMs = 10 * 60_000
/** 03:30 UTC, when evenings are over in Europe. */
const runAtMsOfDay = 3.5 * hourMs

type Deps = Pick<ServerContext, 'database' | 'log' | 'now'> & { billing: Billing }

export const reconcilePlan: JobPlan = {
  name: 'reconcile premium',
  periodMs: dayMs,
  firstMs: nextRunMs,
  nextMs: nextRunMs,
}

/** Runs nightly in one process of the cluster. */
export function openDailyReconcile(deps: Deps): JobHandle {
  return openJob(deps, reconcileJob(deps), checkEveryMs)
}

export function reconcileJob(deps: Deps): Job {
  return {
    ...reconcilePlan,
    failureEvent: 'premium.reconcile_failed',
    retryMs: hourMs,
    async run(signal) {
      const counts = await reconcile(deps, signal)
      deps.log.info({ event: 'premium.reconciled', ...counts }, 'Premium reconciled with Stripe')
      // When nothing could be read Stripe is down: the job counts as done.
      return !signal.aborted && (counts.failed === 0 || counts.read > 0)
    },
  }
}

function nextRunMs(nowMs: number): number {
  const startOfDayMs = nowMs - (nowMs % dayMs)
  const todayRunMs = startOfDayMs + runAtMsOfDay
  return todayRunMs > nowMs ? todayRunMs : todayRunMs + dayMs
}
