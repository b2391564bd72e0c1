import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

const minuteMs = 60_000

/** A holder that dies leaves its job to the next after this; renewed long before, see `runIfDue`. */
export const leaseMs = 15 * minuteMs
/** No clock is thought to be wrong by more. */
const maxClockSkewMs = 60 * minuteMs

/** Work that one process does for all, by its name in the table `jobs`. */
export type JobPlan = {
  name: string
  /** No longer than this passes from one time to the next. */
  periodMs: number
  /** When it is due in a new house, epoch milliseconds; at once when not given. */
  firstMs?: (nowMs: number) => number
  /** When it is due after it was done, epoch milliseconds; a period later when not given. */
  nextMs?: (nowMs: number) => number
}

/** `untilMs`: when the lease ends, epoch milliseconds. No two holders have the same. */
export type JobLease = { name: string; untilMs: number }

/** Takes a job that is due, for the length of a lease; null for everybody but the first to ask. */
export async function takeJob(
  db: Kysely<Tables>,
  plan: JobPlan,
  nowMs: number,
): Promise<JobLease | null> {
  const dueMs = await readDue(db, plan, nowMs)
  if (!isDue(dueMs, plan, nowMs)) return null
  return await moveDueTime(db, { name: plan.name, untilMs: dueMs }, nowMs + leaseMs)
}

/** Holds it for another lease; null when it is another's by now. */
export async function renewJob(
  db: Kysely<Tables>,
  lease: JobLease,
  nowMs: number,
): Promise<JobLease | null> {
  return await moveDueTime(db, lease, nowMs + leaseMs)
}

/** Lets go of it until it is due again, unless it is another's by now. */
export async function releaseJob(
  db: Kysely<Tables>,
  lease: JobLease,
  dueMs: number,
): Promise<void> {
  await moveDueTime(db, lease, dueMs)
}

async function readDue(db: Kysely<Tables>, plan: JobPlan, nowMs: number): Promise<number> {
  const { name } = plan
  const known = await db
    .selectFrom('jobs')
    .select('due_at')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.due_at
  const dueMs = plan.firstMs?.(nowMs) ?? nowMs
  await db
    .insertInto('jobs')
    .values({ name, due_at: dueMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return dueMs
}

/** A time further off than the job ever waits was written by a clock that was wrong. */
function isDue(dueMs: number, { periodMs }: JobPlan, nowMs: number): boolean {
  return dueMs <= nowMs || dueMs > nowMs + periodMs + maxClockSkewMs
}

/** The time that was read is the ticket: of all who saw the same, one moves it. */
async function moveDueTime(
  db: Kysely<Tables>,
  { name, untilMs }: JobLease,
  toMs: number,
): Promise<JobLease | null> {
  const moved = await db
    .updateTable('jobs')
    .set({ due_at: toMs })
    .where('name', '=', name)
    .where('due_at', '=', untilMs)
    .returning('name')
    .executeTakeFirst()
  return moved ? { name, untilMs: toMs } : null
}
