import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { trackWork } from '#server/platform/observability/metrics/track-work.ts'
import { type JobLease, type JobPlan, leaseMs, releaseJob, renewJob, takeJob } from './take-job.ts'

const renewEveryMs = leaseMs / 3

export type Job = JobPlan & {
  /** Gives up early once the signal is aborted; says false when it is to be tried again. */
  run: (signal: AbortSignal) => Promise<boolean>
  /** The line for the log when it throws. */
  problem: string
  /** How long after a try in vain the next one comes; a lease when not given. */
  retryMs?: number
}

export type JobDeps = { database: Database; log: Logger; now: () => number }

/**
 * Does a job that is due and that no other process has; throws only what the database throws. The
 * lease is renewed while it runs: a clock that is minutes ahead sees no end of it. Whoever lost it all
 * the same, asleep or cut off, is told to stop.
 */
export async function runIfDue(deps: JobDeps, job: Job, stopSignal: AbortSignal): Promise<void> {
  const { database, log, now } = deps
  const { db } = database
  const taken = await takeJob(db, job, now())
  if (!taken) return
  let lease: JobLease | null = taken
  const lost = new AbortController()
  const renew = async () => {
    try {
      lease = lease && (await renewJob(db, lease, now()))
    } catch (err) {
      log.warn({ err, job: job.name }, 'a job could not be held on to')
    }
    if (!lease || lease.untilMs <= now()) lost.abort()
  }
  // One after another: each shows the ticket of the one before.
  let renewals = Promise.resolve()
  const timer = setInterval(() => {
    renewals = renewals.then(renew)
  }, renewEveryMs).unref()
  const outcome = await runOnce(deps, job, AbortSignal.any([stopSignal, lost.signal]))
  clearInterval(timer)
  await renewals
  if (lease) await releaseJob(db, lease, nextDueMs(job, outcome, now()))
}

type Outcome = 'done' | 'failed' | 'left'

async function runOnce({ log }: JobDeps, job: Job, signal: AbortSignal): Promise<Outcome> {
  try {
    if (await trackWork(job.name, () => job.run(signal))) return 'done'
    return signal.aborted ? 'left' : 'failed'
  } catch (err) {
    log.error({ err }, job.problem)
    return 'failed'
  }
}

function nextDueMs(job: Job, outcome: Outcome, nowMs: number): number {
  if (outcome === 'done') return job.nextMs?.(nowMs) ?? nowMs + job.periodMs
  // What a process that is stopped leaves, another may begin at once.
  return outcome === 'left' ? nowMs : nowMs + (job.retryMs ?? leaseMs)
}
