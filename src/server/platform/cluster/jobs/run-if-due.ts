import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { noteWork } from '#server/platform/observability/metrics/note-work.ts'
import { endJob, type HeldJob, type JobPlan, leaseMs, renewJob, takeJob } from './take-job.ts'

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
export async function runIfDue(deps: JobDeps, job: Job, stopping: AbortSignal): Promise<void> {
  const { database, log, now } = deps
  const { db } = database
  const taken = await takeJob(db, job, now())
  if (!taken) return
  let held: HeldJob | null = taken
  const lost = new AbortController()
  const renew = async () => {
    try {
      held = held && (await renewJob(db, held, now()))
    } catch (err) {
      log.warn({ err, job: job.name }, 'a job could not be held on to')
    }
    if (!held || held.untilMs <= now()) lost.abort()
  }
  // One after another: each shows the ticket of the one before.
  let renewed = Promise.resolve()
  const timer = setInterval(() => {
    renewed = renewed.then(renew)
  }, renewEveryMs).unref()
  const outcome = await tryOnce(deps, job, AbortSignal.any([stopping, lost.signal]))
  clearInterval(timer)
  await renewed
  if (held) await endJob(db, held, dueAfter(job, outcome, now()))
}

type Outcome = 'done' | 'failed' | 'left'

async function tryOnce({ log }: JobDeps, job: Job, signal: AbortSignal): Promise<Outcome> {
  try {
    if (await noteWork(job.name, () => job.run(signal))) return 'done'
    return signal.aborted ? 'left' : 'failed'
  } catch (err) {
    log.error({ err }, job.problem)
    return 'failed'
  }
}

function dueAfter(job: Job, outcome: Outcome, nowMs: number): number {
  if (outcome === 'done') return job.nextMs?.(nowMs) ?? nowMs + job.periodMs
  // What a process that is stopped leaves, another may begin at once.
  return outcome === 'left' ? nowMs : nowMs + (job.retryMs ?? leaseMs)
}
