import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** Work waiting in the database; times in epoch milliseconds. */
export type Queues = {
  messages: { channel: string; waiting: number; oldestAtMs: number }[]
  jobs: { name: string; dueAtMs: number }[]
  deletedBlobs: number
  openUploads: number
  /** Reports of packs that still exist. */
  openReports: number
  /** Null when none is open. */
  oldestReportAtMs: number | null
  /** Null before the first backup. */
  lastBackupAtMs: number | null
}

/** Counting stops here: more would only cost. */
const maxCounted = 100_000

export async function readQueues(db: Kysely<Tables>): Promise<Queues> {
  const [messages, jobs, deletedBlobs, openUploads, reports, lastBackup] = await Promise.all([
    readMessages(db),
    db.selectFrom('jobs').select(['name', 'due_at as dueAtMs']).execute(),
    count(db, 'spent_bodies'),
    count(db, 'uploads'),
    readReports(db),
    db.selectFrom('last_backup').select('taken_at').executeTakeFirst(),
  ])
  const lastBackupAtMs = lastBackup ? Number(lastBackup.taken_at) : null
  return { messages, jobs, deletedBlobs: deletedBlobs, openUploads, ...reports, lastBackupAtMs }
}

async function readMessages(db: Kysely<Tables>): Promise<Queues['messages']> {
  const rows = await db
    .selectFrom('messages')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('waiting')])
    .select(({ fn }) => fn.min<number>('created_at').as('oldestAtMs'))
    .groupBy('channel')
    .execute()
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }))
}

async function count(db: Kysely<Tables>, table: 'spent_bodies' | 'uploads'): Promise<number> {
  const query = table === 'uploads' ? openUploads(db) : deletedBlobs(db)
  const { waiting } = await db
    .selectFrom(query.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

async function readReports(db: Kysely<Tables>) {
  const open = db
    .selectFrom('pack_reports')
    .innerJoin('packs', 'packs.pack_id', 'pack_reports.pack_id')
    .select('pack_reports.created_at')
    .where('resolved_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(maxCounted)
  const { waiting, oldest } = await db
    .selectFrom(open.as('open'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .select(({ fn }) => fn.min<number | null>('created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return {
    openReports: Number(waiting),
    oldestReportAtMs: oldest === null ? null : Number(oldest),
  }
}

function deletedBlobs(db: Kysely<Tables>) {
  return db.selectFrom('spent_bodies').select('body_id as id').limit(maxCounted)
}

function openUploads(db: Kysely<Tables>) {
  return db.selectFrom('uploads').select('id').where('finished_at', 'is', null).limit(maxCounted)
}
