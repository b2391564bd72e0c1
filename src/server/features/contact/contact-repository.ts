import type { Kysely, Selectable } from 'kysely'
import type { ContactMessage } from '#domain/contact/message.ts'
import type { Tables } from '#server/db/tables.ts'

type ContactRow = Selectable<Tables['contact_messages']>

export type StoredContact = ContactMessage & {
  id: string
  /** The author, when signed in. */
  userId: string | null
  /** Whether it was also emailed. */
  mailed: boolean
  createdAtMs: number
}

/** False when the id is taken. */
export async function insertContact(db: Kysely<Tables>, contact: StoredContact): Promise<boolean> {
  const { id, userId, name, email, message, mailed, createdAtMs } = contact
  const inserted = await db
    .insertInto('contact_messages')
    .values({
      id,
      user_id: userId,
      name,
      email,
      message,
      mailed: mailed ? 1 : 0,
      created_at: createdAtMs,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findContact(db: Kysely<Tables>, id: string): Promise<StoredContact | null> {
  const row = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toContact(row) : null
}

/** The newest `limit`, in order of time. */
export async function listContacts(db: Kysely<Tables>, limit: number): Promise<StoredContact[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toContact).reverse()
}

export async function countContacts(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns how many were deleted. */
export async function deleteOldContacts(db: Kysely<Tables>, beforeMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', beforeMs)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toContact(row: ContactRow): StoredContact {
  const { id, name, email, message } = row
  return {
    id,
    name,
    email,
    message,
    userId: row.user_id,
    mailed: row.mailed === 1,
    createdAtMs: row.created_at,
  }
}
