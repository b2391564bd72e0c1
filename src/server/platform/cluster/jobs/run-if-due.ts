import type { Database } from '#server/db/database.ts'
import { repeat } from '#server/lib/repeat.ts'
import type { LogEvent } from '#server/platform/observability/log-event.ts'
import { trackWork } from '#server/platform/observability/metrics/track-work.ts'
import type { Log } from '../../observability/log.ts'
import { type JobLease, type JobPlan, leaseMs, releaseJob, renewJob, takeJob } from './take-job.ts'

const renewEveryMs = leaseMs / 3

export type Job = JobPlan & {
  /** Ends early on abort; false asks for a retry. */
  run: (signal: AbortSignal) => Promise<boolean>
  /** Logged when it throws. */
  failureEvent: LogEvent
  /** Delay of the next attempt after a failure; default: one lease. */
  retryMs?: number
}

export type JobDeps = { database: Database; log: Log; now: () => number }

/**
 * Runs a job that is due and free; throws only database errors. The lease is renewed meanwhile; a
 * process that lost it (asleep, cut off) aborts.
 */
export async function runIfDue(deps: JobDeps, job: Job, stopSignal: AbortSignal): Promise<void> {
  const { database, log, now } = deps
  const { db } = database
  const taken = await takeJob(db, job, now())
  if (!taken) return
  let lease: JobLease | null = taken
  const lost = new AbortController()
  const renewing = repeat(renewEveryMs, async () => {
    try {
      lease = lease && (await renewJob(db, lease, now()))
    } catch (err) {
      log.warn({ event: 'job.renew_failed', err, job: job.name }, 'Job lease not renewed')
    }
    if (!lease || lease.untilMs <= now()) lost.abort()
  })
  const outcome = await runOnce(deps, job, AbortSignal.any([stopSignal, lost.signal]))
  await renewing.stop()
  if (lease) await releaseJob(db, lease, nextDueMs(job, outcome, now()))
}

type Outcome = 'done' | 'failed' | 'left'

async function runOnce({ log }: JobDeps, job: Job, signal: AbortSignal): Promise<Outcome> {
  try {
    if (await trackWork(job.name, () => job.run(signal))) return 'done'
    return signal.aborted ? 'left' : 'failed'
  } catch (err) {
    logJobFailure(log, job, err)
    return 'failed'
  }
}

export function logJobFailure(log: Log, { name, failureEvent }: Job, err: unknown): void {
  log.error({ event: failureEvent, job: name, err }, 'Job failed')
}

function nextDueMs(job: Job, outcome: Outcome, nowMs: number): number {
  if (outcome === 'done') return job.nextMs?.(nowMs) ?? nowMs + job.periodMs
  // Another process may resume an aborted job at once.
  return outcome === 'left' ? nowMs : nowMs + (job.retryMs ?? leaseMs)
}
