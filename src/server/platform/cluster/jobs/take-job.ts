import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

const minuteMs = 60_000

/** When a holder dies, the job is free after this. */
export const leaseMs = 15 * minuteMs
const maxClockSkewMs = 60 * minuteMs

/** A row of the table `jobs`. */
export type JobPlan = {
  name: string
  /** Longest time between two runs. */
  periodMs: number
  /** First run in a new database, epoch milliseconds; default: now. */
  firstMs?: (nowMs: number) => number
  /** Next run, epoch milliseconds; default: a period later. */
  nextMs?: (nowMs: number) => number
}

/** `untilMs` (epoch milliseconds) identifies the holder: no two are equal. */
export type JobLease = { name: string; untilMs: number }

/** Null when the job is not due or another process was first. */
export async function takeJob(
  db: Kysely<Tables>,
  plan: JobPlan,
  nowMs: number,
): Promise<JobLease | null> {
  const dueMs = await readDue(db, plan, nowMs)
  if (!isDue(dueMs, plan, nowMs)) return null
  return await moveDueTime(db, { name: plan.name, untilMs: dueMs }, nowMs + leaseMs)
}

/** Null when another process has the job. */
export async function renewJob(
  db: Kysely<Tables>,
  lease: JobLease,
  nowMs: number,
): Promise<JobLease | null> {
  return await moveDueTime(db, lease, nowMs + leaseMs)
}

/** Unless another process has the job. */
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

/** A due time too far ahead was written by a wrong clock. */
function isDue(dueMs: number, { periodMs }: JobPlan, nowMs: number): boolean {
  return dueMs <= nowMs || dueMs > nowMs + periodMs + maxClockSkewMs
}

/** Compare and set: of all processes that read the same time, one moves it. */
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
