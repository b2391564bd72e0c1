import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Channel, Message } from './message.ts'
import type { Queued } from './transport.ts'

export type MessageRow = Selectable<Tables['messages']>

/** Due at once. */
export async function insertMessage(
  db: Kysely<Tables>,
  { id, createdAtMs, message }: Queued,
): Promise<void> {
  const { channel, to, ...content } = message
  await db
    .insertInto('messages')
    .values({
      id,
      channel,
      recipient: to,
      content: JSON.stringify(content),
      created_at: createdAtMs,
      attempts: 0,
      next_attempt_at: createdAtMs,
    })
    .execute()
}

export function toQueued(row: MessageRow): Queued {
  const content: object = JSON.parse(row.content)
  const message = { ...content, channel: row.channel, to: row.recipient } as Message
  return { id: row.id, createdAtMs: row.created_at, message }
}

type Due = { channel: Channel; nowMs: number; limit: number }

/** Messages without failures first: a person waits for them. */
export async function findDue(
  db: Kysely<Tables>,
  { channel, nowMs, limit }: Due,
): Promise<MessageRow[]> {
  return await db
    .selectFrom('messages')
    .selectAll()
    .where('channel', '=', channel)
    .where('next_attempt_at', '<=', nowMs)
    .orderBy('attempts')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Leases a message until `untilMs`; null when another worker was first. */
export async function takeMessage(
  db: Kysely<Tables>,
  seen: MessageRow,
  untilMs: number,
): Promise<MessageRow | null> {
  const taken = await db
    .updateTable('messages')
    .set({ next_attempt_at: untilMs })
    .where('id', '=', seen.id)
    .where('next_attempt_at', '=', seen.next_attempt_at)
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}

/** Unless another worker has it by now. */
export async function postponeMessage(
  db: Kysely<Tables>,
  taken: MessageRow,
  attempts: number,
  nextAttemptAtMs: number,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ attempts, next_attempt_at: nextAttemptAtMs })
    .where('id', '=', taken.id)
    .where('next_attempt_at', '=', taken.next_attempt_at)
    .execute()
}

export async function deleteMessage(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('messages').where('id', '=', id).execute()
}
