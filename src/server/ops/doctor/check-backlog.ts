import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Waiting messages, overdue jobs and deleted blobs. */
export async function checkBacklog(db: Kysely<Tables>, nowMs: number): Promise<Finding[]> {
  return [
    await checkMessages(db, nowMs),
    await checkJobs(db, nowMs),
    await checkDeletedBlobs(db, nowMs),
  ]
}

async function checkMessages(db: Kysely<Tables>, nowMs: number): Promise<Finding> {
  const { waiting, oldest } = await db
    .selectFrom('messages')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  if (oldest === null) return ok('messages', 'none waiting')
  const message = `${waiting} waiting, the oldest for ${formatDuration(nowMs - oldest)}`
  if (nowMs - oldest > hourMs) return bad('messages', `${message}: does the mail server take them?`)
  return nowMs - oldest > 10 * minuteMs ? warn('messages', message) : ok('messages', message)
}

async function checkJobs(db: Kysely<Tables>, nowMs: number): Promise<Finding> {
  const late = await db
    .selectFrom('jobs')
    .select(['name', 'due_at'])
    .where('due_at', '<', nowMs - hourMs)
    .orderBy('due_at')
    .execute()
  const [first] = late
  if (!first) return ok('scheduled work', 'none is late')
  const names = late.map(({ name }) => name).join(', ')
  return bad('scheduled work', `late for ${formatDuration(nowMs - first.due_at)}: ${names}`)
}

/** Deleted after five minutes, unless a backup runs. */
async function checkDeletedBlobs(db: Kysely<Tables>, nowMs: number): Promise<Finding> {
  const { waiting } = await db
    .selectFrom('spent_bodies')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('spent_at', '<', nowMs - hourMs)
    .executeTakeFirstOrThrow()
  if (waiting === 0) return ok('deleted blobs', 'none are older than an hour')
  return warn('deleted blobs', `${waiting} are older than an hour`)
}

function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.round(ms / minuteMs)} min`
  return ms < 48 * hourMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / hourMs / 24)} days`
}
