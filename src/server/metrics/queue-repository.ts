import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What waits in the database for somebody to see to it; times in epoch milliseconds. */
export type Queues = {
  messages: { channel: string; waiting: number; oldestAtMs: number }[]
  jobs: { name: string; dueAtMs: number }[]
  spentBodies: number
  openUploads: number
}

/** Beyond this it is many, however many: counting on would only cost. */
const mostCounted = 100_000

export async function readQueues(db: Kysely<Tables>): Promise<Queues> {
  const [messages, jobs, spentBodies, openUploads] = await Promise.all([
    readMessages(db),
    db.selectFrom('jobs').select(['name', 'due_at as dueAtMs']).execute(),
    count(db, 'spent_bodies'),
    count(db, 'uploads'),
  ])
  return { messages, jobs, spentBodies, openUploads }
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
  const some = table === 'uploads' ? openUploads(db) : spentBodies(db)
  const { waiting } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

function spentBodies(db: Kysely<Tables>) {
  return db.selectFrom('spent_bodies').select('body_id as id').limit(mostCounted)
}

function openUploads(db: Kysely<Tables>) {
  return db.selectFrom('uploads').select('id').where('finished_at', 'is', null).limit(mostCounted)
}
